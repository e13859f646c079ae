import type { Browser, Page } from "playwright-core";
import { median, medianRatio, times } from "./figures.ts";
import type { Row } from "./report.ts";

/** How many times slower than this machine the browser's processor is. */
export const slowness = 4;

/** A page of a product: its address and what it needs to be signed in. */
export interface Side {
  url: string;
  cookies: { name: string; value: string; url: string }[];
}

/** How long a pointer rests on what it is about to press, in ms; of people it is a little longer. */
export const restMs = 200;

/** Something that a person does on a page, and what is drawn once it is done. */
export interface Act {
  /** Where the pointer comes and rests before. */
  approaches?: (page: Page) => Promise<void>;
  does: (page: Page) => Promise<void>;
  /** The event whose time it begins at. */
  begins: "pointerdown" | "keydown";
  drawn: string;
}

/** A page of its own, with an empty cache and a slow processor. */
export async function openPage(browser: Browser, { url, cookies }: Side): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  await context.addCookies(cookies);
  // A jobbeur who was asked about search engines before: no question stands in their way.
  await context.addInitScript(() => {
    try {
      localStorage.lastSeoPrompt ??= new Date().toISOString();
      localStorage.seoBannerDismissed ??= "true";
      localStorage["jobami:display-hint"] ??= "shown";
    } catch {
      // A page without an origin keeps nothing.
    }
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

/** From a person’s press to the frame after what it leads to is drawn, in ms. */
export async function timeOf(page: Page, { approaches, does, begins, drawn }: Act): Promise<number> {
  if (approaches !== undefined) {
    await approaches(page);
    await page.waitForTimeout(restMs);
  }
  const took = page.evaluate(
    ([kind, selector]) =>
      new Promise<number>((resolve) => {
        const hear = ({ timeStamp }: Event) => {
          const look = () => {
            if (document.querySelector(selector) === null) requestAnimationFrame(look);
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          look();
        };
        addEventListener(kind, hear, { once: true, capture: true });
      }),
    [begins, drawn] as const,
  );
  // What went wrong with the act explains more than that nothing was drawn after it.
  took.catch(() => undefined);
  await does(page);
  return took;
}

/** A row of times in ms: medians, and the median of each round’s ratio. */
export function rowOf(
  what: string,
  ours: readonly number[],
  baseline: readonly number[],
  bound?: number,
): Row {
  const ratio = medianRatio(ours, baseline);
  return {
    what,
    ours: `${median(ours).toFixed(0)} ms`,
    baseline: `${median(baseline).toFixed(0)} ms`,
    ratio: times(ratio),
    bound: bound === undefined ? "—" : `≤ ${times(bound)}`,
    verdict: bound === undefined ? "no bound" : ratio <= bound ? "held" : "missed",
  };
}
