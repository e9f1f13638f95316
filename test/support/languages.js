import { readdirSync } from "node:fs";

/** The languages that there are texts in, for checks that run without the package's code. */
export const languages = readdirSync(new URL("../../locales/", import.meta.url), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
