import type { Page } from "playwright-core";

/** What a page is for, and the least of the window, or of the page's own part, that it has once one has gone to it. */
export interface Thing {
  selector: string;
  of: "window" | "main";
  least: number;
}

/** Most pages are for what stands in their own part. */
const ownPart: Thing = { selector: "main", of: "window", least: 0.5 };

/** What the others are for, by the pattern of their address. */
const things: Readonly<Record<string, Thing>> = {
  "/dashboard/messages/:id": {
    selector: "section[aria-label^='Messages avec']",
    of: "main",
    least: 0.5,
  },
  "/dashboard/planning": { selector: "section[aria-labelledby=planning-span]", of: "window", least: 0.4 },
  "/dashboard/photo-editor": { selector: "main form, main section", of: "window", least: 0.3 },
};

/** What a page with an address of this pattern is for. */
export const thingOf = (pattern: string): Thing => things[pattern] ?? ownPart;

/** What sticks out of the page to the right, by its tag and class; nothing when the document does not scroll sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    return [
      `${root.scrollWidth} px wide`,
      ...wide
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`),
    ];
  });
}

/** What of buttons, of links in bars and of titles goes on inside a word in the next line: « En/vo/yer ». */
export function brokenInside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      "button, summary, [role=button], [role=tab], nav a, header a, footer a, h1, main a[class*=Button]";
    /** Its boxes stand on more than one line. */
    const isBroken = (text: Node, index: number, word: string) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const [first] = boxes;
      return first !== undefined && boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2);
    };
    const broken = new Set<string>();
    for (const control of document.querySelectorAll(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu))
          if (isBroken(text, index, word))
            broken.add(`« ${word} » of « ${control.textContent?.trim().slice(0, 40)} »`);
    }
    return [...broken];
  });
}

/** What is cut to so little that it cannot be read, or is too narrow to be typed in: less than twice the size of its letters. */
export function crushed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const typedIn =
      "input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=color], [type=range])";
    return [...document.querySelectorAll<HTMLElement>("main *")].flatMap((element) => {
      const isTypedIn = element.matches(typedIn);
      const { textOverflow, fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      if (!isTypedIn && (textOverflow !== "ellipsis" || element.scrollWidth <= element.clientWidth))
        return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const room =
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (element.getBoundingClientRect().width <= 1 || room >= 2 * Number.parseFloat(fontSize)) return [];
      return [`${Math.round(room)} px for « ${(element.textContent || element.id).trim().slice(0, 40)} »`];
    });
  });
}

/** How much of the window, or of what the page's own part has of it, belongs to the thing once one has gone to it: from 0 to 1; null where there is none. */
export function shareOf(page: Page, thing: Thing): Promise<number | null> {
  return page.evaluate(({ selector, of }) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    if (shown === undefined) return null;
    shown.scrollIntoView({ block: "start", behavior: "instant" });
    const main = document.querySelector("main");
    const steps = 24;
    let inThing = 0;
    let inAll = 0;
    for (let row = 0; row < steps; row += 1)
      for (let column = 0; column < 3; column += 1) {
        const at = document.elementFromPoint(
          (innerWidth * (column + 0.5)) / 3,
          (innerHeight * (row + 0.5)) / steps,
        );
        if (of === "window" || main?.contains(at)) inAll += 1;
        if (shown.contains(at)) inThing += 1;
      }
    return inAll === 0 ? 0 : inThing / inAll;
  }, thing);
}

/** Spaces text out as far as WCAG 1.4.12 asks, or takes that back. */
export async function spaceOut(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    if (spaced)
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
      );
    document.adoptedStyleSheets = spaced ? [sheet] : [];
  }, isSpaced);
}
