/**
 * The check of all texts: pure functions from texts and sources to findings, a line each.
 *
 * @typedef {{ [key: string]: string | Tree }} Tree
 * @typedef {Record<string, Record<string, Tree>>} Texts by language, then by file: `{ de: { ui: {…}, cards: {…} }, … }`
 * @typedef {{ path: string, code: string }} Source
 */

const plural = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*([^,}\s]+)[^}]*\}\}/g;
const markup = /<[a-z!/]|&#?\w+;/i;

/**
 * `{ "bid.pass": "Pass" }` for `{ bid: { pass: "Pass" } }`.
 * @param {Tree} tree
 * @returns {Record<string, string>}
 */
export function flatten(tree, prefix = "") {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/** @param {Record<string, Tree>} files */
function keyed(files) {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, tree]) => Object.entries(flatten(tree)).map(([key, value]) => [`${file}:${key}`, value])),
  );
}

/** @param {string} text */
const placeholders = (text) => [...new Set([...text.matchAll(placeholder)].map((match) => match[1]))].sort();

/** @param {string} key */
const base = (key) => key.replace(plural, "");

/**
 * Whether the languages say the same things, in whole sentences of their own.
 * @param {Texts} texts
 * @param {readonly string[]} sameAllowed keys (`*` for the rest of a key) whose text may equal another language's
 * @returns {string[]} findings
 */
export function checkLanguages(texts, sameAllowed) {
  const all = Object.fromEntries(Object.entries(texts).map(([language, files]) => [language, keyed(files)]));
  const bases = new Set(Object.values(all).flatMap((own) => Object.keys(own).map(base)));
  const allowed = sameAllowed.map(pattern);
  return Object.entries(all).flatMap(([language, own]) => [
    ...missing(language, own, bases),
    ...pluralForms(language, own),
    ...Object.entries(own)
      .filter(([, text]) => markup.test(text))
      .map(([key]) => `${language} ${key}: markup`),
    ...Object.entries(own)
      .filter(([, text]) => text.trim() === "" || text !== text.trim())
      .map(([key]) => `${language} ${key}: empty, or space around it`),
    ...differingPlaceholders(language, own, all),
    ...equals(language, own, all, allowed),
  ]);
}

/** Before high marks and a closing guillemet, and after an opening one. */
const unspaced = /(?:^|[^\u00A0\u202F!?])(?:[;!?»]|:(?=\s|$))|«(?![\u00A0\u202F])/u;

/**
 * French sets a space before `:`, `;`, `!`, `?` and within « », which must not break: a mark would begin the next line.
 * @param {Record<string, Tree>} files the French texts
 */
export function checkFrenchSpaces(files) {
  return Object.entries(keyed(files))
    .filter(([, text]) => unspaced.test(text))
    .map(([key, text]) => `fr ${key}: no no-break space at "${unspaced.exec(text)?.[0] ?? ""}": ${text}`);
}

/**
 * @param {string} language
 * @param {Record<string, string>} own
 * @param {Set<string>} bases
 */
function missing(language, own, bases) {
  const has = new Set(Object.keys(own).map(base));
  return [...bases].filter((key) => !has.has(key)).map((key) => `${language} ${key}: missing`);
}

/**
 * A counted text needs exactly the forms that the language has.
 * @param {string} language
 * @param {Record<string, string>} own
 */
function pluralForms(language, own) {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  /** @type {Map<string, string[]>} */
  const forms = new Map();
  for (const key of Object.keys(own)) {
    const form = plural.exec(key)?.[1];
    if (form) forms.set(base(key), [...(forms.get(base(key)) ?? []), form]);
  }
  return [...forms].flatMap(([key, given]) => [
    ...wanted.filter((form) => !given.includes(form)).map((form) => `${language} ${key}: plural form ${form} missing`),
    ...given.filter((form) => !wanted.some((known) => known === form)).map((form) => `${language} ${key}: no plural form ${form}`),
  ]);
}

/**
 * Compared with English; a counted text may leave `count` out where its form says the number.
 * @param {string} language
 * @param {Record<string, string>} own
 * @param {Record<string, Record<string, string>>} all
 */
function differingPlaceholders(language, own, all) {
  /** @type {(source: Record<string, string>) => Map<string, Set<string>>} */
  const collect = (source) => {
    const found = new Map();
    for (const [key, text] of Object.entries(source)) {
      const names = plural.test(key) ? placeholders(text).filter((name) => name !== "count") : placeholders(text);
      found.set(base(key), new Set([...(found.get(base(key)) ?? []), ...names]));
    }
    return found;
  };
  const reference = collect(all["en"] ?? {});
  return [...collect(own)].flatMap(([key, names]) => {
    const theirs = reference.get(key);
    if (!theirs) return [];
    const same = names.size === theirs.size && [...names].every((name) => theirs.has(name));
    return same ? [] : [`${language} ${key}: placeholders ${[...names].join(" ")} instead of ${[...theirs].join(" ")}`];
  });
}

/**
 * @param {string} language
 * @param {Record<string, string>} own
 * @param {Record<string, Record<string, string>>} all
 * @param {RegExp[]} allowed
 */
function equals(language, own, all, allowed) {
  return Object.entries(all)
    .filter(([other]) => other > language)
    .flatMap(([other, theirs]) =>
      Object.entries(own)
        .filter(([key, text]) => theirs[key] === text && /\p{L}{2}/u.test(text.replace(placeholder, "")))
        .filter(([key]) => !allowed.some((known) => known.test(key)))
        .map(([key, text]) => `${language} ${key}: the same as ${other}: ${text}`),
    );
}

/**
 * Whether code and texts know the same keys.
 * @param {Record<string, Tree>} files one language's texts
 * @param {readonly Source[]} sources code that uses them
 */
export function checkUse(files, sources) {
  const known = new Set(Object.keys(keyed(files)).map(base));
  const blocks = new Set([...known].map((key) => key.slice(0, key.indexOf(".") + 1)).filter((block) => block !== ""));
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {string[]} */
  const findings = [];
  for (const { path, code } of sources) {
    for (const key of keysIn(code, blocks)) {
      const wanted = pattern(key);
      const hits = [...known].filter((name) => wanted.test(name));
      if (hits.length === 0) findings.push(`${path}: no text for ${key}`);
      for (const hit of hits) used.add(hit);
    }
  }
  return [...findings, ...[...known].filter((key) => !used.has(key)).map((key) => `${key}: unused`)];
}

/**
 * Whether texts that stand in for those of `cards` have one to stand in for: `german:name.HQ`, or one deck's own
 * `latin:marseille.name.E`.
 * @param {Record<string, Tree>} files one language's texts
 * @param {readonly string[]} suits
 */
export function checkSuits(files, suits) {
  const known = new Set(Object.keys(flatten(files["cards"] ?? {})));
  return suits.flatMap((file) =>
    Object.keys(flatten(files[file] ?? {}))
      .filter((key) => !known.has(key) && !known.has(key.replace(/^[a-z]+\./, "")))
      .map((key) => `${file}:${key}: unused`),
  );
}

/**
 * Every string in the code that names a text: `ui:bid.pass`, `bid.pass` (of ui), `` `cards:name.${card}` `` as `cards:name.*`.
 * Found by how it begins, right after a quote, since strings also stand within the templates of other strings.
 * @param {string} code
 * @param {Set<string>} blocks `ui:bid.`, `cards:name.` …
 */
function keysIn(code, blocks) {
  const short = [...blocks].filter((block) => block.startsWith("ui:")).map((block) => block.slice("ui:".length).replace(".", String.raw`\.`));
  const heads = ["ui:", "cards:", "reasons:", "lessons:", "modes:", "settings:", "aside:", "overview:", "score:", "player:", "spare:", ...short].join("|");
  const keys = code.matchAll(new RegExp(`(?<=["\`])(?:${heads})(?:[\\w.-]|\\$\\{[^}]*\\})+(?=["\`])`, "g"));
  return [...keys].map(([key]) => key.replaceAll(/\$\{[^}]*\}/g, "*")).map((key) => (key.includes(":") ? key : `ui:${key}`));
}

/** @param {string} glob a key in which `*` stands for anything */
function pattern(glob) {
  return new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", ".+")}$`);
}
