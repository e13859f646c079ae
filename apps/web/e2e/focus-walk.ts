import type { Page } from "playwright-core";

/** More stops than any page has. */
const enough = 250;

/** What has the focus, and what stands over it once the page has come to rest; nothing once Tab has gone round. */
export async function lookAtFocus(page: Page): Promise<{ stop: string; by: string | null } | null> {
  return page.evaluate(async () => {
    const stop = document.activeElement;
    if (stop === null || stop === document.body) return null;
    const name = stop.getAttribute("aria-label") ?? stop.textContent?.trim().slice(0, 40);
    const text = `${stop.tagName.toLowerCase()}${stop.id === "" ? "" : `#${stop.id}`} ${name}`;
    /** The bar that a place belongs to, when the focused thing is no part of it. */
    const barAt = (x: number, y: number): string | null => {
      for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement) {
        if (over.contains(stop)) return null;
        const { position } = getComputedStyle(over);
        if (position === "fixed" || position === "sticky")
          return `${over.tagName.toLowerCase()}.${over.getAttribute("class")}`;
      }
      return null;
    };
    const parts = [0.1, 0.5, 0.9];
    const coveredBy = (): string | null => {
      const { left, top, width, height } = stop.getClientRects()[0] ?? stop.getBoundingClientRect();
      // Drawn by something else: a hidden input under its own picture.
      if (Math.min(width, height) < 4) return null;
      const middle = top + height / 2;
      const isOutside = middle < 0 || middle > innerHeight;
      if (isOutside && height <= innerHeight) return "the edge of the window";
      const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const));
      return points.map(([x, y]) => barAt(x, y)).find((by) => by !== null) ?? null;
    };
    if (coveredBy() === null) return { stop: text, by: null };
    await new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(rest)));
    return { stop: text, by: coveredBy() };
  });
}

/**
 * Goes through a page by Tab, and then back by Shift+Tab unless it `isOneWay`: which of its stops something covers, and
 * how many there are.
 */
export async function walkFocus(
  page: Page,
  { isOneWay }: { isOneWay: boolean },
): Promise<{ stops: number; covered: string[] }> {
  const covered = new Set<string>();
  let stops = 0;
  for (const key of isOneWay ? ["Tab"] : ["Tab", "Shift+Tab"]) {
    for (let pressed = 0; pressed < enough; pressed += 1) {
      await page.keyboard.press(key);
      const seen = await lookAtFocus(page);
      if (seen === null) break;
      if (key === "Tab") stops += 1;
      if (seen.by !== null) covered.add(`${key}: ${seen.stop} under ${seen.by}`);
    }
  }
  return { stops, covered: [...covered] };
}
