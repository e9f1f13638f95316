/** The texts of the lessons, a file and a chunk each in each language; sorted by name, so that nobody needs to look for a place. */
import type { Language } from "./languages.js";
import type { Tree } from "./tree.js";

type Fetch = () => Promise<{ default: Tree }>;

export const lessonFiles: Readonly<Record<string, Readonly<Record<Language, Fetch>>>> = {
  bidding: {
    de: () => import("./de/lessons/bidding.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/bidding.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/bidding.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/bidding.json", { with: { type: "json" } }),
  },
  bouts: {
    de: () => import("./de/lessons/bouts.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/bouts.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/bouts.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/bouts.json", { with: { type: "json" } }),
  },
  cards: {
    de: () => import("./de/lessons/cards.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/cards.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/cards.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/cards.json", { with: { type: "json" } }),
  },
  discard: {
    de: () => import("./de/lessons/discard.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/discard.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/discard.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/discard.json", { with: { type: "json" } }),
  },
  exam: {
    de: () => import("./de/lessons/exam.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/exam.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/exam.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/exam.json", { with: { type: "json" } }),
  },
  excuse: {
    de: () => import("./de/lessons/excuse.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/excuse.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/excuse.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/excuse.json", { with: { type: "json" } }),
  },
  "excuse-last": {
    de: () => import("./de/lessons/excuse-last.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/excuse-last.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/excuse-last.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/excuse-last.json", { with: { type: "json" } }),
  },
  "excuse-led": {
    de: () => import("./de/lessons/excuse-led.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/excuse-led.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/excuse-led.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/excuse-led.json", { with: { type: "json" } }),
  },
  five: {
    de: () => import("./de/lessons/five.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/five.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/five.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/five.json", { with: { type: "json" } }),
  },
  follow: {
    de: () => import("./de/lessons/follow.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/follow.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/follow.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/follow.json", { with: { type: "json" } }),
  },
  handful: {
    de: () => import("./de/lessons/handful.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/handful.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/handful.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/handful.json", { with: { type: "json" } }),
  },
  overtrump: {
    de: () => import("./de/lessons/overtrump.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/overtrump.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/overtrump.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/overtrump.json", { with: { type: "json" } }),
  },
  petit: {
    de: () => import("./de/lessons/petit.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/petit.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/petit.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/petit.json", { with: { type: "json" } }),
  },
  practice: {
    de: () => import("./de/lessons/practice.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/practice.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/practice.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/practice.json", { with: { type: "json" } }),
  },
  score: {
    de: () => import("./de/lessons/score.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/score.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/score.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/score.json", { with: { type: "json" } }),
  },
  slam: {
    de: () => import("./de/lessons/slam.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/slam.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/slam.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/slam.json", { with: { type: "json" } }),
  },
  three: {
    de: () => import("./de/lessons/three.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/three.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/three.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/three.json", { with: { type: "json" } }),
  },
  "throw-off": {
    de: () => import("./de/lessons/throw-off.json", { with: { type: "json" } }),
    fr: () => import("./fr/lessons/throw-off.json", { with: { type: "json" } }),
    sv: () => import("./sv/lessons/throw-off.json", { with: { type: "json" } }),
    en: () => import("./en/lessons/throw-off.json", { with: { type: "json" } }),
  },
};
