import type { Page } from "playwright-core";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** Runs in the page. Not what a slow browser draws before the page has come whole counts, nor what a person’s press moves. */
const note = () => {
  const page = globalThis as unknown as { shifts: string[] };
  page.shifts = [];
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isWhole = (at: number) =>
    arrival !== undefined && arrival.domInteractive > 0 && at >= arrival.domInteractive;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[])
      if (!hadRecentInput && isWhole(startTime))
        page.shifts.push(`${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(" | ")}`);
  }).observe({ type: "layout-shift", buffered: true });
};

/** Notes what moves by itself on every page that is loaded from now on. */
export function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(note);
}

/** What moved by itself since the page was loaded: how far, and the beginning of what it was. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}
