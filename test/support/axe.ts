import "axe-core";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

/** The package is a script: it puts itself on the window. */
const { axe } = window as unknown as { axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };

/** What axe finds in an element, one line a rule and place; empty where all is well. */
export async function axeFindings(element: Element): Promise<string[]> {
  // The page around an element in a test is no page of its own.
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`));
}
