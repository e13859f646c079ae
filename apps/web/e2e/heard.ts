import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    /** What the page had a screen reader say by itself since it was loaded, oldest first. */
    spokenHere: { text: string; act: number; isUrgent: boolean }[];
    /** How many keys were pressed, things clicked and fields filled since. */
    actsHere: number;
    /** Tells the test what no act may lead to. */
    actFault?: (fault: string) => Promise<void>;
  }
}

/** Runs in the page before its own scripts. */
function listenHere(): void {
  window.spokenHere = [];
  window.actsHere = 0;
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
    const act = window.actsHere;
    // What is taken away at once is not spoken.
    setTimeout(() => {
      for (const node of spoken) {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(live);
        const text = textOf(node).replace(/\s+/g, " ").trim();
        if (!node.isConnected || !region || !isAudible(region) || text === "") continue;
        if (window.spokenHere.some((spoken) => spoken.text === text && spoken.act === act && act > 0))
          void window.actFault?.(`« ${text} » is spoken twice on ${location.pathname}`);
        const isUrgent = region.closest('[role="alert"], [aria-live="assertive"]') !== null;
        window.spokenHere.push({ text, act, isUrgent });
      }
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
  for (const kind of ["keydown", "click", "input"])
    document.addEventListener(
      kind,
      ({ isTrusted, type }) => (window.actsHere += Number(isTrusted || type === "input")),
      {
        capture: true,
      },
    );
  const lookEvery = 250;
  /** Milliseconds for which the focus is nowhere before it counts as lost: an answer may take the focus on. */
  const lostAfter = 1_500;
  let lastAct: string | null = null;
  let lostFor = 0;
  const nameOf = (element: Element) =>
    `${element.localName} « ${(element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40)} »`;
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const act = ({ target, type, isTrusted }: Event) => {
    if (!isTrusted) return;
    lostFor = 0;
    const on = target instanceof Element ? target : null;
    // A press on what takes no focus leaves the focus nowhere by itself.
    const control = on?.closest("button, a[href], input, select, textarea, summary, [tabindex]") ?? null;
    lastAct =
      control === null || (type === "keydown" && isNowhere()) ? null : `${type} on ${nameOf(control)}`;
  };
  for (const kind of ["keydown", "click"]) document.addEventListener(kind, act, { capture: true });
  setInterval(() => {
    if (lastAct === null || !isNowhere()) {
      lostFor = 0;
      return;
    }
    lostFor += lookEvery;
    if (lostFor < lostAfter) return;
    void window.actFault?.(`the focus is nowhere after ${lastAct} of ${location.pathname}`);
    lastAct = null;
  }, lookEvery);
}

const faults: string[] = [];

/**
 * Listens in every page of a browser to what it says by itself, and after which act. What no act may lead to is collected: the focus nowhere, and
 * the same thing spoken twice.
 */
export async function listen(context: BrowserContext): Promise<void> {
  await context.exposeBinding("actFault", (_, fault: string) => {
    faults.push(fault);
  });
  await context.addInitScript(listenHere);
}

/** The faults that were told since this was last asked. */
export const takeActFaults = (): string[] => faults.splice(0);

/** What was spoken since the page was loaded, oldest first. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.spokenHere.map(({ text }) => text));

/** What is spoken of an act: from its beginning until `last` was spoken. */
export async function heardOf(page: Page, act: () => Promise<unknown>, last: RegExp): Promise<string[]> {
  const before = (await heardOn(page)).length;
  await act();
  await page.waitForFunction(
    ([from, source]) => window.spokenHere.slice(from).some(({ text }) => new RegExp(source).test(text)),
    [before, last.source] as const,
  );
  return (await heardOn(page)).slice(before);
}
