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
  const textOf = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const isSpoken = (region: Element) =>
    region.closest('[aria-live="off"], [aria-hidden="true"]') === null && region.getClientRects().length > 0;
  /** Regions that changed, and those that came with their text: only alerts are spoken then. */
  const regionsOf = ({ target, addedNodes, type }: MutationRecord): Element[] => {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
    if (around) return type === "characterData" || addedNodes.length > 0 ? [around] : [];
    return [...addedNodes].flatMap((node) => {
      if (!(node instanceof Element)) return [];
      return node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')];
    });
  };
  /** A log says what is added to it, anything else all that it holds. */
  const saidBy = (region: Element, { addedNodes }: MutationRecord, before = ""): string => {
    if (region.closest('[role="log"]') === null) return textOf(region);
    return `${before} ${[...addedNodes].map(textOf).join(" ")}`.trim();
  };
  new MutationObserver((records) => {
    const said = new Map<Element, string>();
    for (const record of records)
      for (const region of regionsOf(record)) said.set(region, saidBy(region, record, said.get(region)));
    for (const [region, text] of said)
      if (text !== "" && isSpoken(region)) window.heard.push({ text, act: window.acts });
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

/** What was said since the page was loaded, oldest first. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.heard.map(({ text }) => text));
