/**
 * What `docs/screenshots/` shows: each screen on a phone and on a desk; the table at every width, dark, and in forced colours.
 *
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} story
 * @property {string} language
 * @property {number} width
 * @property {"light" | "dark" | "forced-colours"} look
 * @property {boolean} [whole] the whole page, not only what fits the window
 */

/** @type {Record<string, { story: string, language: string, whole?: boolean }>} */
const screens = {
  table: { story: "tarot-table--must-overtrump", language: "de" },
  bidding: { story: "tarot-table--bidding", language: "fr" },
  discard: { story: "tarot-table--dog-and-discard", language: "en" },
  refused: { story: "tarot-table--refused", language: "sv" },
  end: { story: "tarot-table--deals-end", language: "de" },
  "five-players": { story: "tarot-table--five-players", language: "en" },
  "score-sheet": { story: "score-sheet--many-deals", language: "fr" },
  scorer: { story: "score-sheet--editable", language: "en" },
  lesson: { story: "tarot-lesson--in-the-middle", language: "de" },
  quiz: { story: "tarot-quiz--legal", language: "fr" },
  course: { story: "tarot-course--midway", language: "sv", whole: true },
  figure: { story: "tarot-table-modes--figure-with-pointers", language: "fr" },
  replay: { story: "tarot-table-modes--replay-in-a-trick", language: "de" },
  sharing: { story: "tarot-table-modes--sharing", language: "en" },
  settings: { story: "tarot-table--settings", language: "sv" },
  "deck-nouveau": { story: "playing-card--nouveau", language: "fr", whole: true },
  "deck-marseille": { story: "playing-card--marseille", language: "fr", whole: true },
  "deck-piemonte": { story: "playing-card--piemonte", language: "en", whole: true },
  "deck-german": { story: "playing-card--german", language: "de", whole: true },
};

/**
 * @param {string} screen
 * @param {number} width
 * @param {Shot["look"]} look
 * @returns {Shot[]}
 */
function shot(screen, width, look) {
  const known = screens[screen];
  return known ? [{ ...known, width, look, name: `${screen}-${width}-${look}` }] : [];
}

/** @type {Shot[]} */
export const shots = [
  ...Object.keys(screens).flatMap((screen) => [360, 1280].flatMap((width) => shot(screen, width, "light"))),
  ...[320, 768].flatMap((width) => shot("table", width, "light")),
  ...shot("quiz", 320, "light"),
  ...[320, 768, 1280].flatMap((width) => shot("table", width, "dark")),
  ...["discard", "quiz", "score-sheet", "lesson", "course", "replay"].flatMap((screen) => shot(screen, 1280, "dark")),
  ...["table", "lesson"].flatMap((screen) => shot(screen, 1280, "forced-colours")),
  ...["figure", "replay", "lesson"].flatMap((screen) => shot(screen, 768, "light")),
];
