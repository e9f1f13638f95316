import litA11y from "eslint-plugin-lit-a11y";
import { configs as lit } from "eslint-plugin-lit";
import { configs as wc } from "eslint-plugin-wc";
import tseslint from "typescript-eslint";

/**
 * The directions of imports: rules ← bots ← components; rules ← tutorials ← components; locales ← components/shared only.
 * Stories, test and demo may import anything, bin/ what runs without a page; nobody imports them.
 */
const outside = {
  rules: ["bots", "components", "tutorials", "locales"],
  bots: ["components", "tutorials", "locales"],
  tutorials: ["bots", "components", "locales"],
  locales: ["rules", "bots", "components", "tutorials"],
  components: ["locales"],
  bin: ["components", "locales"],
};
const leaves = ["stories", "test", "demo", "bin"];

/** @param {string} folder */
function imports(folder) {
  const forbidden = [...(outside[folder] ?? []), ...leaves];
  return {
    files: [`${folder}/**/*.ts`],
    ignores: folder === "components" ? ["components/shared/**"] : [],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: `^(\\.\\./)+(${forbidden.join("|")})/`, message: `${folder}/ stands below these folders: see CONTRIBUTING.md.` },
            ...["rules", "bots", "tutorials"]
              .filter((door) => door !== folder && !forbidden.includes(door))
              .map((door) => ({ regex: `^(\\.\\./)+${door}/(?!index\\.js$)`, message: `${door}/ is entered through its index.ts.` })),
            ...(folder === "components" ? [] : [{ regex: "^lit(/|$)", message: "Only components know the DOM." }]),
            ...(folder === "locales" ? [] : [{ regex: "^i18next", message: "locales/ is the only door to i18next." }]),
          ],
        },
      ],
    },
  };
}

export default tseslint.config(
  { ignores: ["dist/", "storybook-static/", "coverage/", "node_modules/", "custom-elements.json"] },
  {
    files: ["**/*.{ts,js}"],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-extraneous-class": "off",
    },
  },
  {
    files: ["components/**/*.ts", "stories/**/*.ts", "demo/**/*.ts"],
    extends: [lit["flat/recommended"], wc["flat/best-practice"], litA11y.configs.recommended],
    rules: {
      "wc/guard-super-call": "off",
      "no-restricted-syntax": [
        "error",
        { selector: "TemplateElement[value.raw=/\\sstyle=/]", message: "A strict page forbids style attributes: use static styles or style.setProperty." },
        { selector: "TemplateElement[value.raw=/<style/]", message: "A strict page forbids style elements: use static styles." },
        { selector: "ImportDeclaration[source.value=/unsafe|style-map/]", message: "Refused by strict pages." },
      ],
    },
  },
  { files: ["components/shared/warn.ts", "docs/*.js", "test/**/*.{ts,js}"], rules: { "no-console": "off" } },
  ...Object.keys(outside).map(imports),
  {
    files: ["components/shared/**/*.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: `^(\\.\\./)+(${leaves.join("|")})/` }, { regex: "^i18next", message: "locales/ is the only door to i18next." }] },
      ],
    },
  },
  { files: ["test/**/*.ts"], rules: { "@typescript-eslint/no-non-null-assertion": "off", "@typescript-eslint/no-unused-expressions": "off" } },
);
