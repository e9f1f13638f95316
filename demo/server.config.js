/**
 * `npm start`: serves the page of this folder, which loads the bundle as any site would.
 * @type {import("@web/dev-server").DevServerConfig}
 */
export default {
  rootDir: ".",
  middleware: [(context, next) => (context.path === "/" ? context.redirect("/demo/") : next())],
};
