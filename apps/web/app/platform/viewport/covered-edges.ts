import { type RefCallback, useCallback } from "react";

/** At the foot the `bar` stands lowest, then banners at the `foot`, and what is `above` over both. */
type Edge = "top" | "bar" | "foot" | "above";

/** What may stand over the page, and at which edge of the window. */
const bars = new Map<HTMLElement, Edge>();
/** What stands at the foot gives way where it would leave less than this of the page, in rem. */
const leastPageRem = 12;

const isOver = (bar: HTMLElement) => /fixed|sticky/.test(getComputedStyle(bar).position);

/**
 * How high a bar is, in px; what stands at the foot may be in a box that is larger, and begins with the highest of it: below 0 where it
 * has none.
 */
function heightOf(bar: HTMLElement, edge: Edge): number {
  if (edge !== "foot" || !isOver(bar)) return bar.offsetHeight;
  const tops = [...bar.children].map((child) => (child as HTMLElement).offsetTop);
  const above = Number.parseFloat(getComputedStyle(bar).paddingTop);
  return bar.offsetHeight - Math.min(...tops) + above;
}

/** How far into the window a bar reaches, in px; nothing where it is empty, stands in the page or moves along with it. */
function reach(bar: HTMLElement, edge: Edge): number {
  const height = heightOf(bar, edge);
  if (height <= 0 || !isOver(bar)) return 0;
  const { top, bottom } = getComputedStyle(bar);
  return height + (Number.parseFloat(edge === "top" ? top : bottom) || 0);
}

function reachOf(edge: Edge): number {
  return Math.ceil(Math.max(0, ...[...bars].map(([bar, at]) => (at === edge ? reach(bar, edge) : 0))));
}

/** How far into the window its edges are covered, in px, as it was measured last. */
let coveredTop = -1;
let coveredFoot = -1;

/** What has the focus comes out from under what covers an edge, in px; scrolled out of sight by its person, it stays there. */
function uncover(top: number, foot: number): void {
  const { activeElement } = document;
  if (!activeElement?.matches("a, button, input, select, textarea, summary")) return;
  if ([...bars.keys()].some((bar) => bar.contains(activeElement))) return;
  const { top: begin, bottom: end } = activeElement.getBoundingClientRect();
  const isUnder = begin < top ? end > 0 : end > innerHeight - foot && begin < innerHeight;
  if (isUnder) activeElement.scrollIntoView({ block: "nearest" });
}

/** Whether it is known what bar stands at the foot: until it is, styles hold the room of one that is on its way. */
let isBarKnown = false;

/** Hands a height to styles; what they know already would have all of the page's styles worked out anew. */
function publish(name: string, px: number): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(name) !== `${px}px`) style.setProperty(name, `${px}px`);
}

function measure(): void {
  const top = reachOf("top");
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const lowest = reachOf("bar");
  if (isBarKnown) publish("--j-bottom-bar", lowest);
  const room = innerHeight - top - lowest - leastPageRem * rem;
  for (const [bar, edge] of bars)
    if (edge === "foot") bar.toggleAttribute("data-in-page", heightOf(bar, edge) > room);
  const footBars = Math.max(lowest, reachOf("foot"));
  publish("--j-foot-bars", footBars);
  const foot = Math.max(footBars, reachOf("above"));
  // The notices stand below the bar on top wherever it stands: on the landing page it covers the page's own start.
  const [bar] = [...bars].find(([, edge]) => edge === "top") ?? [];
  publish("--j-top-bar", bar?.offsetHeight ?? 0);
  publish("--j-top-covered", top);
  publish("--j-foot-covered", foot);
  uncover(top > coveredTop ? top : 0, foot > coveredFoot ? foot : 0);
  coveredTop = top;
  coveredFoot = foot;
}

let sizes: ResizeObserver | null = null;

function watch(bar: HTMLElement, edge: Edge): () => void {
  if (sizes === null) {
    sizes = new ResizeObserver(measure);
    addEventListener("resize", measure);
    // The browser brings the line one writes on in sight, not the field around it.
    document.addEventListener("keyup", ({ key }) => key === "Tab" && uncover(coveredTop, coveredFoot));
  }
  const observe = () => {
    for (const element of [bar, ...bar.children]) sizes?.observe(element);
    measure();
  };
  const comings = new MutationObserver(observe);
  comings.observe(bar, { childList: true });
  bars.set(bar, edge);
  observe();
  return () => {
    bars.delete(bar);
    comings.disconnect();
    measure();
  };
}

/** To be called once whatever bar there is stands at the foot, or none: from then on its room is what it measures. */
export function knowBar(): void {
  isBarKnown = true;
  measure();
}

/**
 * For what stands over the page at an edge: whatever has the focus is scrolled clear of it, by its real height (WCAG
 * 2.4.11). One at the foot that would leave too little of the page gets `data-in-page`, and stands in the page instead.
 */
export function useCovers(edge: Edge): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => (bar === null ? undefined : watch(bar, edge)), [edge]);
}
