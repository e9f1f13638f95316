/**
 * i18next is classes, and no tool takes out of a class what nobody calls. In the bundle for pages all texts are our own,
 * and come by `addResourceBundle`: none nests another, none names a format, nothing is loaded by i18next, there is
 * one instance, and every text is asked for in a language that we have. What serves only the rest is left out there by name;
 * a name that i18next no longer has ends the build, and `test/bundle/check-texts.js` holds all texts to the whole of it.
 */

/**
 * Methods that are never called there.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const unused = {
  EventEmitter: ["constructor", "off", "once"],
  ResourceStore: ["addResource", "addResources", "removeResourceBundle", "removeNamespaces", "deprecateDottedLng", "toJSON", "hasResourceBundle", "getResourceBundle", "getDataByLanguage", "hasLanguageSomeTranslations"],
  Translator: ["changeLanguage", "exists", "getUsedParamsDetails", "hasDefaultValue"],
  LanguageUtil: ["constructor", "clearCache", "getScriptPartFromCode", "getLanguagePartFromCode", "formatLanguageCode", "deprecateBareCode", "isSupportedCode", "getBestMatchFromCodes", "getFallbackCodes"],
  PluralResolver: ["clearCache", "needsPlural", "getPluralFormsOfKey", "getSuffixes"],
  Interpolator: ["reset"],
  I18n: ["use", "hydrate", "loadResources", "reloadResources", "setResolvedLanguage", "changeLanguage", "getFixedT", "exists", "setDefaultNamespace", "hasLoadedNamespace", "loadNamespaces", "loadLanguages", "dir", "cloneInstance", "toJSON"],
};

/**
 * What is left of a method with one of our languages, asked for by its plain code, and with the settings of
 * `locales/index.ts`: i18next's own where that names none.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const remaining = {
  EventEmitter: { on: "() {}", emit: "() {}" },
  LanguageUtil: { toResolveHierarchy: "(code) {return [code];}" },
  PluralResolver: {
    constructor: "() {this.rules = {};}",
    getRule: "(code) {return this.rules[code] ??= new Intl.PluralRules(code);}",
    getSuffix: "(code, count) {return `_${this.getRule(code).select(count)}`;}",
  },
  Interpolator: {
    constructor: "() {this.regexp = /{{(.+?)}}/g; this.regexpUnescape = /{{-(.+?)}}/g;}",
    init: "() {}",
    resetRegExp: "() {this.regexp.lastIndex = this.regexpUnescape.lastIndex = 0;}",
    nest: "(text) {return text;}",
  },
  I18n: {
    constructor: "() {super();}",
    init: `(options) {
      const resourceStore = new ResourceStore(options.resources, options);
      this.addResourceBundle = (...args) => resourceStore.addResourceBundle(...args);
      this.translator = new Translator({ resourceStore, languageUtils: new LanguageUtil(), pluralResolver: new PluralResolver(), interpolator: new Interpolator() }, options);
    }`,
  },
};

/**
 * What is never set there, or always to the same: with its value told, the minifier leaves out what would follow from another.
 * The longer stand before what they contain.
 * @type {Readonly<Record<string, string>>}
 */
const settled = {
  // No text nests another, and none names a format.
  "key.match(this.interpolator.nestingRegexp)": "null",
  "res.match(this.interpolator.nestingRegexp)": "null",
  "opt.nest !== false": "false",
  "opt.skipInterpolation": "false",
  "this.format(deepFindWithDefaults(data, defaultData, k, this.options.keySeparator, this.options.ignoreJSONStructure), f": "deepFindWithDefaults(data, defaultData, k, '.', true",
  "this.alwaysFormat": "false",
  // A key says its file and the way to its text, and has no default.
  "!looksLikeObjectPath(key, nsSeparator, keySeparator)": "false",
  "new RegExpCache(20)": "null",
  "Translator.hasDefaultValue(opt)": "false",
  "opt[`defaultValue${this.options.pluralSeparator}zero`]": "null",
  "opt[`defaultValue${defaultValueSuffix}`]": "null",
  "opt[`defaultValue${defaultValueSuffixOrdinalFallback}`]": "null",
  "opt.defaultValue": "null",
  "needsPluralHandling ? this.pluralResolver.getSuffix(lng, opt.count, opt) : ''": "''",
  "usedKey || usedDefault || updateMissing": "false",
  "typeof keys === 'function'": "false",
  "typeof k === 'function'": "false",
  "noObject.includes(resType)": "false",
  "Object.prototype.toString.apply(resForObjHndl)": "''",
  // Values are what fills the placeholders, and a count.
  "typeof opt !== 'object' && this.options.overloadTranslationOptionHandler": "false",
  "options?.interpolation?.skipOnVariables": "undefined",
  "opt?.interpolation?.skipOnVariables": "undefined",
  "options?.missingInterpolationHandler": "null",
  "options.keySeparator": "undefined",
  "options.ignoreJSONStructure": "undefined",
  "opt.keySeparator": "undefined",
  "opt.nsSeparator": "undefined",
  "opt.ns": "null",
  "opt.lngs": "null",
  "opt.context": "undefined",
  "opt.ordinal": "false",
  "opt.postProcess": "null",
  "opt.returnDetails": "false",
  "opt.returnObjects": "false",
  "opt.joinArrays": "false",
  "opt.interpolation": "null",
  "opt.replace": "null",
  "opt.missingKeyNoValueFallbackToKey || this.options.missingKeyNoValueFallbackToKey": "false",
  "opt.appendNamespaceToCIMode || this.options.appendNamespaceToCIMode": "false",
  // The settings.
  "this.options && this.options.interpolation && this.options.interpolation.defaultVariables": "null",
  "this.options.interpolation.defaultVariables": "null",
  "this.options.interpolation.skipOnVariables": "true",
  "this.options.keySeparator": "'.'",
  "this.options.nsSeparator": "':'",
  "this.options.pluralSeparator": "'_'",
  "this.options.userDefinedKeySeparator": "null",
  "this.options.userDefinedNsSeparator": "null",
  "this.options.ignoreJSONStructure": "true",
  "this.options.returnNull": "false",
  "this.options.returnEmptyString": "true",
  "this.options.returnObjects": "false",
  "this.options.returnedObjectHandler": "null",
  "this.options.joinArrays": "false",
  "this.options.fallbackNS": "null",
  "this.options.postProcess": "null",
  "postProcessorNames?.length": "false",
  "this.options.parseMissingKeyHandler": "null",
  "this.options.appendNamespaceToMissingKey": "false",
  "this.options.missingInterpolationHandler": "null",
  "this.escapeValue": "false",
  "this.useRawValueToEscape": "false",
  "this.formatSeparator": "','",
  "this.maxReplaces": "1000",
  "this.i18nFormat": "null",
  "this.utils?.hasLoadedNamespace": "false",
  "!this.checkedLoadedFor[`${codes[0]}-${ns}`]": "false",
  "lng?.toLowerCase() === 'cimode'": "false",
  "lng.includes('.')": "false",
  // Nobody listens, and nothing is logged.
  "this.emit('added', lng, ns, resources)": "null",
  "this.logger.debug": "false",
  "new Logger()": "null",
  "baseLogger.create('resourceStore')": "null",
  "baseLogger.create('translator')": "null",
  // What the module hands out besides.
  ...Object.fromEntries(["dir", "init", "loadResources", "reloadResources", "use", "changeLanguage", "getFixedT", "t", "exists", "setDefaultNamespace", "hasLoadedNamespace", "loadNamespaces", "loadLanguages"].map((name) => [`instance.${name}`, "null"])),
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
    for (const name of new Set([...Object.keys(unused), ...Object.keys(remaining)])) {
      const methods = named(top.get(name)?.body.body ?? []);
      for (const method of unused[name] ?? []) cut(methods.get(method), `${name}.${method}`, "");
      for (const [method, body] of Object.entries(remaining[name] ?? {})) cut(methods.get(method), `${name}.${method}`, method + body);
    }
    for (const name of idleFunctions) cut(top.get(name), name, `function ${name}() {}`);
    const kept = cuts.sort((one, other) => other.start - one.start).reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), code);
    const lean = Object.entries(settled).reduce((rest, [setting, value]) => {
      if (!rest.includes(setting)) this.error(`i18next has no ${setting} any more: see what the bundle for pages may leave out.`);
      return rest.replaceAll(new RegExp(`(?<![\\w.])${setting.replaceAll(/[.?()|[\]{}$]/g, "\\$&")}(?!\\w| = )`, "g"), () => value);
    }, kept);
    return { code: lean, map: null };
  },
};
