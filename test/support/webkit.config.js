import { elementsIn, installed } from "./elements-in.js";
import { WebKitLauncher } from "./webkit-launcher.js";

const advice = "there is no WebKit here that can be driven. Debian has one: apt-get install webkit2gtk-driver xvfb.";

const elements = elementsIn(
  new WebKitLauncher({
    screen: installed(["/usr/bin/Xvfb"], advice),
    driver: installed(["/usr/bin/WebKitWebDriver"], advice),
    browser: installed(["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`), advice),
  }),
);

/**
 * `npm run test:webkit`: the elements' tests in WebKitGTK, of Safari's engine, where it is installed. Left out is what it
 * cannot be asked: it has no touch screen, and its driver's finger is a mouse, which taps and drags but scrolls nothing.
 */
export default { ...elements, files: [...elements.files, "!test/components/tarot-table/swiping.test.ts"] };
