/**
 * i18next is classes, and no tool takes out of a class what nobody calls. In the bundle for pages all texts are our own,
 * and come by `addResourceBundle`: none nests another, none names a format, nothing is loaded by i18next, and there is one
 * instance. What serves only those is left out there by name; a name that i18next no longer has ends the build.
 */

/**
 * Methods that are never called there.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const unused = {
  EventEmitter: ["off", "once"],
  ResourceStore: ["addResource", "addResources", "removeResourceBundle", "removeNamespaces", "deprecateDottedLng", "toJSON"],
  Translator: ["exists", "getUsedParamsDetails", "hasDefaultValue"],
  LanguageUtil: ["clearCache", "deprecateBareCode"],
  PluralResolver: ["clearCache", "needsPlural", "getPluralFormsOfKey", "getSuffixes"],
  Formatter: ["constructor", "init", "add", "addCached"],
  Connector: ["constructor", "queueLoad", "loaded", "read", "prepareLoading", "load", "reload", "noticeDevFallback", "loadOne", "saveMissing"],
  I18n: ["use", "hydrate", "getFixedT", "exists", "setDefaultNamespace", "loadNamespaces", "loadLanguages", "dir", "cloneInstance", "toJSON"],
  Logger: ["clone"],
};

/**
 * What is called there, but has nothing to do.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const idle = {
  Logger: { log: "() {}", warn: "() {}", deprecate: "() {}", once: "() {}" },
  Formatter: { format: "(value) {return value;}" },
  Interpolator: { nest: "(text) {return text;}" },
  I18n: { reloadResources: "() {}", loadResources: "(_, done) {done(null);}", hasLoadedNamespace: "() {}" },
};

/**
 * What is never set there: with its value told, the minifier leaves out what would follow from another.
 * @type {Readonly<Record<string, string>>}
 */
const settled = {
  "this.modules.languageDetector": "null",
  "this.services.languageDetector": "null",
  "this.modules.i18nFormat": "null",
  "this.i18nFormat": "null",
  "this.options.isClone": "false",
  "this.logger.debug": "false",
  "this.options.saveMissing": "false",
  "this.options.postProcess": "null",
  "opt.postProcess": "null",
  "this.options.interpolation.defaultVariables": "null",
  "this.options.fallbackNS": "null",
  "opt.returnDetails": "false",
  "opt.joinArrays": "false",
  "opt.interpolation": "null",
  "opt.replace": "null",
  "opt.ordinal": "false",
  "options.ordinal": "false",
  "opt.context": "undefined",
  "opt.lngs": "null",
  "opt.returnObjects": "false",
  "this.options.returnObjects": "false",
  "this.options.returnedObjectHandler": "null",
  "this.options.parseMissingKeyHandler": "null",
  "this.options.appendNamespaceToMissingKey": "false",
  "Translator.hasDefaultValue(opt)": "false",
  "lng?.toLowerCase() === 'cimode'": "false",
  "lng.includes('.')": "false",
  "typeof keys === 'function'": "false",
  "typeof k === 'function'": "false",
  "usedKey || usedDefault || updateMissing": "false",
  "prefixEscaped || suffixEscaped || nestingPrefixEscaped || nestingSuffixEscaped": "false",
  "this.utils?.hasLoadedNamespace": "null",
  "this.alwaysFormat": "false",
  "this.options.supportedLngs": "null",
  "this.options.load": "'all'",
  "this.options.lowerCaseLng": "false",
  "this.options.cleanCode": "false",
  "this.options.nonExplicitSupportedLngs": "false",
  "this.options.missingInterpolationHandler": "null",
  "this.modules.logger": "null",
  "this.modules.formatter": "null",
  "this.modules.backend": "null",
  "this.pendingWarnings": "null",
};

/** Functions of the module that only serve what is left out. */
const idleFunctions = ["keysFromSelector"];

/** @param {string} removed its lines stay lines, for the map */
const emptied = (removed) => removed.replaceAll(/[^\n]/g, "");

/** @param {readonly unknown[]} nodes */
function named(nodes) {
  return new Map(/** @type {any[]} */ (nodes).map((node) => [node.key?.name ?? node.id?.name, node]));
}

/** @type {import("rollup").Plugin} */
export const leanI18next = {
  name: "lean-i18next",
  transform(code, id) {
    if (!/i18next\/dist\/esm\/i18next\.js$/.test(id)) return null;
    const top = named(this.parse(code).body);
    /** @type {{ start: number, end: number, by: string }[]} */
    const cuts = [];
    /** @param {any} node @param {string} name @param {string} by */
    const cut = (node, name, by) => {
      if (!node) this.error(`i18next has no ${name} any more: see what the bundle for pages may leave out.`);
      cuts.push({ start: node.start, end: node.end, by: by + emptied(code.slice(node.start, node.end)) });
    };
    for (const name of new Set([...Object.keys(unused), ...Object.keys(idle)])) {
      const methods = named(top.get(name)?.body.body ?? []);
      for (const method of unused[name] ?? []) cut(methods.get(method), `${name}.${method}`, "");
      for (const [method, body] of Object.entries(idle[name] ?? {})) cut(methods.get(method), `${name}.${method}`, method + body);
    }
    for (const name of idleFunctions) cut(top.get(name), name, `function ${name}() {}`);
    const kept = cuts.sort((one, other) => other.start - one.start).reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), code);
    const lean = Object.entries(settled).reduce((rest, [setting, value]) => {
      if (!rest.includes(setting)) this.error(`i18next has no ${setting} any more: see what the bundle for pages may leave out.`);
      return rest.replaceAll(new RegExp(`(?<![\\w.])${setting.replaceAll(/[.?()|]/g, "\\$&")}(?!\\w| = )`, "g"), value);
    }, kept);
    return { code: lean, map: null };
  },
};
