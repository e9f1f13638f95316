import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { chromium } from "playwright";

/** The shell first: the same engine without windows, tabs and pages of its own, so that pages open in half the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const usual = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first Chrome or Chromium of `CHROME_PATH`, the PATH, the usual places and Playwright's cache. */
function installedBrowser() {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROME_PATH names no program: ${named}`);
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usual, chromium.executablePath()].find(runs);
}

/** Debian's shell of Chromium, where this user may install packages. */
function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("No Chrome or Chromium found: installing Debian's chromium-headless-shell …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell", "fonts-dejavu-core"], { stdio: "inherit", env });
  } catch {
    // The sentence of findBrowser says what to do.
  }
}

/**
 * The path of the Chrome or Chromium that the tests run in; installs Debian's where that is allowed.
 * @returns {string}
 */
export function findBrowser() {
  let found = installedBrowser();
  if (!found) {
    installBrowser();
    found = installedBrowser();
  }
  if (found) return found;
  throw new Error("The tests need Chrome or Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH to its program.");
}

/** What keeps a headless browser quiet, and lets it start as root in a container. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
