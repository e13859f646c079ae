import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** What the page had a screen reader say by itself since it was loaded, oldest first. */
    heard: { text: string; act: number }[];
    /** How many keys were pressed and things clicked since. */
    acts: number;
  }
}

/** Runs in the page before its own scripts. */
function listenHere(): void {
  window.heard = [];
  window.acts = 0;
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    return node.matches('[aria-hidden="true"]') ? "" : [...node.childNodes].map(textOf).join(" ");
  };
  const isAudible = (region: Element) =>
    region.closest('[aria-live="off"], [aria-hidden="true"]') === null && region.getClientRects().length > 0;
  /** What a change says: an alert that comes, all of a region, or what is added to one that is a log. */
  const spokenBy = ({ target, addedNodes, type }: MutationRecord): Node[] => {
    const added = [...addedNodes];
    const alerts = added.flatMap((node) => {
      if (!(node instanceof Element)) return [];
      return node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')];
    });
    if (alerts.length > 0) return alerts;
    const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
    if (!region || (type === "childList" && added.length === 0)) return [];
    return region.matches('[role="log"], [aria-atomic="false"]') ? added : [region];
  };
  new MutationObserver((records) => {
    const spoken = new Set(records.flatMap(spokenBy));
    const act = window.acts;
    // What is taken away at once is not spoken.
    setTimeout(() => {
      for (const node of spoken) {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
        const text = textOf(node).replace(/\s+/g, " ").trim();
        if (node.isConnected && region && isAudible(region) && text !== "") window.heard.push({ text, act });
      }
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
  const count = ({ isTrusted }: Event) => {
    if (isTrusted) window.acts += 1;
  };
  for (const kind of ["keydown", "click"]) document.addEventListener(kind, count, { capture: true });
}

/** Listens from the next load on to what a page says by itself: each text that comes into a live region, and after which act. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(listenHere);
}

/** What was spoken since the page was loaded, oldest first. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.heard.map(({ text }) => text));

/** What is spoken of an act: from its beginning until `last` was spoken. */
export async function heardOf(page: Page, act: () => Promise<unknown>, last: RegExp): Promise<string[]> {
  const before = (await heardOn(page)).length;
  await act();
  await page.waitForFunction(
    ([from, source]) => window.heard.slice(from).some(({ text }) => new RegExp(source).test(text)),
    [before, last.source] as const,
  );
  return (await heardOn(page)).slice(before);
}
