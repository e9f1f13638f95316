/** What Storybook, editors and the docs know of our elements, read from the comments of the classes. */
export default {
  globs: ["components/*/*.ts"],
  exclude: ["components/*/{define,*.styles}.ts"],
  litelement: true,
  plugins: [{ name: "only-elements", packageLinkPhase: onlyElements }],
};

/**
 * Keeps what a page can use: the six classes with their public members, at the places where the package has them.
 * @param {{ customElementsManifest: { modules: any[] } }} phase
 */
function onlyElements({ customElementsManifest: manifest }) {
  manifest.modules = manifest.modules
    .map((module) => ({
      ...module,
      path: `dist/${module.path.replace(/\.ts$/, ".js")}`,
      declarations: (module.declarations ?? []).filter(isElement).map(publicPart),
      exports: (module.exports ?? []).filter(isOfOwnClass),
    }))
    .filter(({ declarations }) => declarations.length > 0);
}

/** @param {any} declaration */
function isElement(declaration) {
  return declaration.tagName !== undefined;
}

/** @param {any} exported */
function isOfOwnClass(exported) {
  return exported.kind === "js" && exported.name === exported.declaration?.name && exported.name !== "*";
}

/** @param {any} element */
function publicPart(element) {
  return {
    ...element,
    events: (element.events ?? []).filter((/** @type {any} */ event) => event.description),
    members: (element.members ?? []).filter(isPublic).map(withoutDefault),
  };
}

/** @param {any} member */
function isPublic(member) {
  return !member.name.startsWith("#") && !member.privacy && !member.static;
}

/**
 * The source text of an initial value tells nothing that the comment does not, and may name what is not public.
 * @param {any} member
 */
function withoutDefault(member) {
  const { default: _default, ...told } = member;
  return told;
}
