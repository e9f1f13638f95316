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

/** What WebKitGTK cannot be asked: it has no touch screen, and its driver's finger is a mouse, which taps and drags but scrolls nothing. */
const left = /\bit(?=\(["`]scrolls the page)/g;

/** As tests that are skipped: those that Mocha's own filter leaves out are failed ones to the runner. */
const leaveOut = {
  name: "leave-out",
  /** @param {{ path: string, body: unknown }} served */
  transform: ({ path, body }) => (path.endsWith(".test.ts") && typeof body === "string" ? { body: body.replaceAll(left, "it.skip") } : undefined),
};

/** `npm run test:webkit`: the elements' tests in WebKitGTK, of Safari's engine, where it is installed. */
export default { ...elements, plugins: [leaveOut, ...elements.plugins] };
