import { elementsIn, parentOf } from "./elements-in.js";

/** The least side of what a finger is to hit, in CSS px (WCAG 2.5.8). */
const TARGET = 24;

const targets = "button, input, select, textarea, summary, a[href], [role=button], [role=radio], [role=switch]";

/** What a person sees amiss at a place's present width, one line a finding: cut or spilt text, small targets, a page too wide. */
export function lookOver(canvas: Element): string[] {
  const elements = [...elementsIn(canvas)].filter((element): element is HTMLElement => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }));
  const page = document.documentElement;
  return [
    ...(page.scrollWidth > page.clientWidth ? [`the page is ${String(page.scrollWidth)} px wide`, ...elements.filter(isOutside).slice(0, 3).map((element) => `outside: ${nameOf(element)}`)] : []),
    ...elements.filter(isCut).map((element) => `cut: ${nameOf(element)}`),
    ...elements.filter(isSmallTarget).map((element) => `small: ${nameOf(element)}`),
  ];
}

const isOutside = (element: HTMLElement) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;

/** Text that is wider than its box. Boxes without a width of their own are inline; those of a pixel are for ears alone. */
function isCut(element: HTMLElement): boolean {
  if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "")) return false;
  if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) return false;
  return !["auto", "scroll"].includes(getComputedStyle(element).overflowX);
}

function isSmallTarget(element: HTMLElement): boolean {
  if (!element.matches(targets) || isForEarsAlone(element)) return false;
  const { width, height } = placeOf(element);
  // Links in a sentence have its size.
  return Math.min(width, height) < TARGET - 0.01 && getComputedStyle(element).display !== "inline";
}

/** A box within a label is hit by the label; cards in a fan show as much as the next one leaves free. */
function placeOf(element: HTMLElement): { width: number; height: number } {
  const hit = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const { left, top, width, height } = hit.getBoundingClientRect();
  const next = (hit.closest("li") ?? hit).nextElementSibling?.getBoundingClientRect();
  const covers = next && next.width > 0 && Math.abs(next.top - top) < height / 2 && next.left > left && next.left < left + width;
  return { width: covers ? next.left - left : width, height };
}

function isForEarsAlone(element: Element): boolean {
  for (let around: Element | null = element; around; around = parentOf(around)) {
    const { width, height } = around.getBoundingClientRect();
    if (Math.max(width, height) <= 1 && getComputedStyle(around).position === "absolute") return true;
  }
  return false;
}

const nameOf = (element: HTMLElement) =>
  `<${element.localName} class="${element.className}"> "${element.textContent.replaceAll(/\s+/g, " ").trim().slice(0, 60)}" ${Math.round(element.getBoundingClientRect().width)}×${Math.round(element.getBoundingClientRect().height)}, text ${String(element.scrollWidth)}`;
