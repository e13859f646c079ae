import type { Browser, Page } from "playwright-core";
import { windows } from "../../.storybook/widths.ts";
import type { Subject } from "./stories.ts";
import { applyVariant, openSubject } from "./story-page.ts";
import { type Variant, windowHeight } from "./variants.ts";

/** A picture that was taken, or why none could be. */
export type Screenshot = { variant: Variant; picture: Buffer } | { variant: Variant; error: string };

/** Answers whether a picture is the one that is expected, so that only a surprising one is looked at twice. */
export type IsExpected = (variant: Variant, picture: Buffer) => boolean;

/** Room around the story for focus rings and shadows, in px. */
const margin = 8;
const mostCaptures = 6;

/** What stands in the body beside the story; what speaks to screen readers stays there when its story has gone. */
const notOfTheStory =
  ".sb-wrapper, script, style, #storybook-docs, #storybook-highlights-root, #jobami-annonces, [data-live-announcer]";

/** The box of everything the story shows, also what floats outside its root, in px of the page. */
function storyBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const of = { around: margin, beside: notOfTheStory };
  return page.evaluate(({ around, beside }) => {
    const roots = [...document.body.children].filter((child) => !child.matches(beside));
    const boxes = roots
      .flatMap((root) => [root, ...root.querySelectorAll("*")])
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const right = Math.min(scrollWidth, Math.max(...boxes.map((box) => box.right + scrollX)) + around);
    const bottom = Math.min(scrollHeight, Math.max(...boxes.map((box) => box.bottom + scrollY)) + around);
    return { x: 0, y: 0, width: Math.max(1, Math.ceil(right)), height: Math.max(1, Math.ceil(bottom)) };
  }, of);
}

async function capture(page: Page): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    clip: await storyBox(page),
    animations: "disabled",
    caret: "hide",
    scale: "css",
  });
}

/** What a story does after a rest (a draft being stored) has happened by then. Waited for only when a picture surprises, once a story. */
const settledAfterMs = 1_500;

/** Rests the first time that it is called. */
function restOnce(page: Page): () => Promise<void> {
  let rest: Promise<void> | undefined;
  return () => {
    rest ??= page.waitForTimeout(settledAfterMs);
    return rest;
  };
}

/** Width in px that a PNG file states. */
const widthOf = (png: Buffer) => png.readUInt32BE(16);

/** What is wider than its window scrolls the page sideways: at no width may it, whatever was accepted. */
function notWider(screenshot: Screenshot): Screenshot {
  const { variant } = screenshot;
  if ("error" in screenshot || widthOf(screenshot.picture) <= variant.width) return screenshot;
  const error = `the page scrolls sideways: ${widthOf(screenshot.picture)} px in a window of ${variant.width} px`;
  return { variant, error };
}

/** Takes the expected picture, or the one that stands still. */
async function captureStable(
  page: Page,
  variant: Variant,
  isExpected: IsExpected,
  rest: () => Promise<void>,
): Promise<Screenshot> {
  let last = await capture(page);
  if (isExpected(variant, last)) return { variant, picture: last };
  await rest();
  last = await capture(page);
  for (let captures = 1; captures < mostCaptures && !isExpected(variant, last); captures += 1) {
    await applyVariant(page, variant);
    const next = await capture(page);
    if (next.equals(last)) return { variant, picture: next };
    last = next;
  }
  return isExpected(variant, last)
    ? { variant, picture: last }
    : { variant, error: "the story never stops moving" };
}

async function captureOnce(
  page: Page,
  url: string,
  subject: Subject,
  isExpected: IsExpected,
  isFresh: boolean,
): Promise<Screenshot[]> {
  const error = await openSubject(page, url, subject, isFresh);
  if (error !== undefined) return subject.variants.map((variant) => ({ variant, error }));
  const screenshots: Screenshot[] = [];
  const rest = restOnce(page);
  for (const variant of subject.variants) {
    await applyVariant(page, variant);
    screenshots.push(notWider(await captureStable(page, variant, isExpected, rest)));
  }
  return screenshots;
}

/** A surprise is believed when this many fresh pages give it again: another story has been on the page, or a late part came later. */
const usualFreshPages = 2;

async function captureSubject(
  page: Page,
  url: string,
  subject: Subject,
  isExpected: IsExpected,
  isKnown: (variant: Variant) => boolean,
  { isFresh, freshPages }: { isFresh: boolean; freshPages: number },
): Promise<Screenshot[]> {
  const isSurprise = (screenshot: Screenshot) =>
    isKnown(screenshot.variant) &&
    ("error" in screenshot || !isExpected(screenshot.variant, screenshot.picture));
  const take = (fresh: boolean) =>
    captureOnce(page, url, subject, isExpected, fresh).catch((error: Error) =>
      subject.variants.map((variant) => ({ variant, error: error.message })),
    );
  let screenshots: Screenshot[] = await take(isFresh);
  for (let tries = 0; tries < freshPages && screenshots.some(isSurprise); tries += 1) {
    const again = await take(true);
    screenshots = screenshots.map((screenshot, at) =>
      isSurprise(screenshot) ? (again[at] ?? screenshot) : screenshot,
    );
  }
  return screenshots;
}

const isSheet = ({ id, stories }: Subject) => stories[0] !== id;

/** What is taken on one page without another's turn in between: the stories of a component, or a sheet; the sheets at the end. */
function batches(subjects: readonly Subject[]): Subject[][] {
  const components = new Map<string, Subject[]>();
  for (const subject of subjects.filter((one) => !isSheet(one))) {
    const component = subject.id.slice(0, subject.id.indexOf("--"));
    components.set(component, [...(components.get(component) ?? []), subject]);
  }
  return [...components.values(), ...subjects.filter(isSheet).map((sheet) => [sheet])];
}

/** Captures every subject with a few pages of one browser; `onScreenshots` gets them as they come. */
export async function captureAll(
  browser: Browser,
  url: string,
  subjects: readonly Subject[],
  options: {
    pages: number;
    isExpected: (subject: Subject, ...screenshot: Parameters<IsExpected>) => boolean;
    isKnown: (subject: Subject, variant: Variant) => boolean;
    /** How many fresh pages must give a surprise again; two unless stated. */
    freshPages?: number | undefined;
  },
  onScreenshots: (subject: Subject, screenshots: Screenshot[]) => void,
): Promise<void> {
  const queue = batches(subjects);
  const work = async () => {
    const context = await browser.newContext({
      locale: "fr-FR",
      timezoneId: "Europe/Paris",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.exposeFunction("showInWindow", (name = "") =>
      page.setViewportSize(windows[name] ?? { width: 1280, height: windowHeight }),
    );
    let isUsed = false;
    for (let batch = queue.shift(); batch; batch = queue.shift())
      for (const subject of batch) {
        const isKnown = (variant: Variant) => options.isKnown(subject, variant);
        // What is accepted for the first time is seen on a page that showed nothing else.
        const isFresh = !isUsed || isSheet(subject) || !subject.variants.every(isKnown);
        const isExpected: IsExpected = (...screenshot) => options.isExpected(subject, ...screenshot);
        const { freshPages = usualFreshPages } = options;
        const trying = { isFresh, freshPages };
        onScreenshots(subject, await captureSubject(page, url, subject, isExpected, isKnown, trying));
        isUsed = true;
      }
    await context.close();
  };
  await Promise.all(Array.from({ length: options.pages }, work));
}
