/** What Storybook, editors and the docs know of our elements, read from the classes' own comments. */
export default {
  globs: ["components/**/*.ts"],
  exclude: ["components/**/define.ts", "components/**/*.styles.ts", "components/index.ts"],
  outdir: ".",
  litelement: true,
};
