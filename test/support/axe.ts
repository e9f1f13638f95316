import "axe-core";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

/** The package is a script: it puts itself on the window. */
const { axe } = window as unknown as { axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };

const options: RunOptions = {
  // The page around an element in a test is no page of its own.
  rules: { region: { enabled: false } },
  // Only what is wrong is told, by its markup: the rest of the report takes most of the time.
  resultTypes: ["violations"],
  selectors: false,
  preload: false,
};

/** What axe finds in an element, one line a rule and place; empty where all is well. */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`));
}
