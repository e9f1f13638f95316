import { elementsIn, installed } from "./elements-in.js";
import { WebKitLauncher } from "./webkit-launcher.js";

const advice = "there is no WebKit here that can be driven. Debian has one: apt-get install webkit2gtk-driver xvfb.";

/** `npm run test:webkit`: the elements' tests in WebKitGTK, the engine of Safari, where it is installed. */
export default elementsIn(
  new WebKitLauncher({
    screen: installed(["/usr/bin/Xvfb"], advice),
    driver: installed(["/usr/bin/WebKitWebDriver"], advice),
    browser: installed(["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`), advice),
  }),
);
