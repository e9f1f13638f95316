import process from "node:process";
import { elementsIn, installed } from "./elements-in.js";
import { firefoxLauncher } from "./firefox-launcher.js";

const firefox = installed(
  [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox", String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`],
  "there is no Firefox here. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program.",
);

/** `npm run test:firefox`: the elements' tests in the Firefox that is installed. */
export default elementsIn(firefoxLauncher(firefox));
