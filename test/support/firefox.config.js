import { existsSync } from "node:fs";
import process from "node:process";
import { puppeteerLauncher } from "@web/test-runner-puppeteer";
import base from "../../web-test-runner.config.js";

const usual = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox", String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`];
const executablePath = process.env["FIREFOX_PATH"] ?? usual.find((path) => existsSync(path));

if (!executablePath) {
  console.log("Skipped: there is no Firefox here. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program.");
  process.exit(0);
}

/** `npm run test:firefox`: the elements' tests in the Firefox that is installed. */
export default {
  ...base,
  files: ["test/components/**/*.test.ts"],
  browsers: [puppeteerLauncher({ launchOptions: { browser: "firefox", executablePath, headless: true } })],
  concurrency: 1,
  testFramework: { config: { timeout: 60000 } },
};
