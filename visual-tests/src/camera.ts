import type { Browser, Page } from "playwright-core";
import { layOut } from "./sheet.ts";
import type { Subject } from "./stories.ts";
import { type Variant, windowHeight } from "./variants.ts";

/** A picture that was taken, or why none could be. */
export type Shot = { variant: Variant; picture: Buffer } | { variant: Variant; error: string };

/** Answers whether a picture is the one that is expected, so that only a surprising one is looked at twice. */
export type IsExpected = (variant: Variant, picture: Buffer) => boolean;

type Render = { phase?: string; id?: string };
type Preview = { currentRender?: Render };

/** Room around the story for focus rings and shadows, in px. */
const margin = 8;
const mostLooks = 6;

/** Waits until every font and image of the page and its frames is there. */
async function settle(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      await Promise.all(
        [...document.fonts].filter(({ status }) => status === "loading").map((face) => face.loaded),
      );
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
}

async function open(page: Page, url: string, { id: subject, stories }: Subject): Promise<string | undefined> {
  const [id = ""] = stories;
  await page.setViewportSize({ width: 1280, height: windowHeight });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=visual:on;theme:light`);
  await page.waitForFunction((story) => {
    const render = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender;
    return (
      render?.id === story && ["completed", "finished", "errored", "aborted"].includes(render.phase ?? "")
    );
  }, id);
  await settle(page);
  const error = await page.evaluate(() => {
    const shown = document.body.classList;
    const failed = shown.contains("sb-show-errordisplay") || shown.contains("sb-show-nopreview");
    return failed
      ? (document.querySelector("#error-message")?.textContent ?? "the story does not render")
      : undefined;
  });
  if (error !== undefined || subject === id) return error;
  const trouble = await layOut(page, stories);
  await settle(page);
  return trouble;
}

async function pose(page: Page, { theme, size, width }: Variant): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: windowHeight });
  for (const frame of page.frames())
    await frame.evaluate(
      async (look) => {
        const { dataset } = document.documentElement;
        dataset.theme = look.theme;
        dataset.fontSize = look.size;
        dataset.buttonSize = look.size;
        // What floats is placed when it opens, maybe before the last style arrived; a resize places it again.
        dispatchEvent(new Event("resize"));
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      },
      { theme, size },
    );
}

/** The box of everything the story shows, also what floats outside its root, in px of the page. */
function storyBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  return page.evaluate((around) => {
    const roots = [...document.body.children].filter(
      (child) => !child.matches(".sb-wrapper, script, style, #storybook-docs"),
    );
    const boxes = roots
      .flatMap((root) => [root, ...root.querySelectorAll("*")])
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const right = Math.min(scrollWidth, Math.max(...boxes.map((box) => box.right + scrollX)) + around);
    const bottom = Math.min(scrollHeight, Math.max(...boxes.map((box) => box.bottom + scrollY)) + around);
    return { x: 0, y: 0, width: Math.max(1, Math.ceil(right)), height: Math.max(1, Math.ceil(bottom)) };
  }, margin);
}

async function look(page: Page): Promise<Buffer> {
  return page.screenshot({
    fullPage: true,
    clip: await storyBox(page),
    animations: "disabled",
    caret: "hide",
    scale: "css",
  });
}

/** What a story does after a rest (a draft being stored) has happened by then. Waited for only when a picture surprises. */
const settledAfterMs = 1_500;

/** Takes the expected picture, or the one that stands still. */
async function shoot(page: Page, variant: Variant, isExpected: IsExpected): Promise<Shot> {
  let last = await look(page);
  if (isExpected(variant, last)) return { variant, picture: last };
  await page.waitForTimeout(settledAfterMs);
  last = await look(page);
  for (let looks = 1; looks < mostLooks && !isExpected(variant, last); looks += 1) {
    await pose(page, variant);
    const next = await look(page);
    if (next.equals(last)) return { variant, picture: next };
    last = next;
  }
  return isExpected(variant, last)
    ? { variant, picture: last }
    : { variant, error: "the story never stands still" };
}

async function photographOnce(
  page: Page,
  url: string,
  subject: Subject,
  isExpected: IsExpected,
): Promise<Shot[]> {
  const error = await open(page, url, subject);
  if (error !== undefined) return subject.variants.map((variant) => ({ variant, error }));
  const shots: Shot[] = [];
  for (const variant of subject.variants) {
    await pose(page, variant);
    shots.push(await shoot(page, variant, isExpected));
  }
  return shots;
}

/** A surprise is believed when this many fresh pages give it again: frames race for the focus, a late shadow is rounded anew. */
const freshPages = 3;

async function photograph(
  page: Page,
  url: string,
  subject: Subject,
  isExpected: IsExpected,
  isKnown: (variant: Variant) => boolean,
): Promise<Shot[]> {
  const isSurprise = (shot: Shot) =>
    isKnown(shot.variant) && ("error" in shot || !isExpected(shot.variant, shot.picture));
  let shots = await photographOnce(page, url, subject, isExpected);
  for (let tries = 0; tries < freshPages && shots.some(isSurprise); tries += 1) {
    const again = await photographOnce(page, url, subject, isExpected);
    shots = shots.map((shot, at) => (isSurprise(shot) ? (again[at] ?? shot) : shot));
  }
  return shots;
}

/** Photographs every subject with a few pages of one browser; `onShots` gets them as they come. */
export async function photographAll(
  browser: Browser,
  url: string,
  subjects: readonly Subject[],
  options: {
    pages: number;
    isExpected: (subject: Subject, ...shot: Parameters<IsExpected>) => boolean;
    isKnown: (subject: Subject, variant: Variant) => boolean;
  },
  onShots: (subject: Subject, shots: Shot[]) => void,
): Promise<void> {
  const queue = [...subjects];
  const work = async () => {
    const context = await browser.newContext({
      locale: "fr-FR",
      timezoneId: "Europe/Paris",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    for (let subject = queue.shift(); subject; subject = queue.shift()) {
      const current = subject;
      const shots = await photograph(
        page,
        url,
        current,
        (...shot) => options.isExpected(current, ...shot),
        (variant) => options.isKnown(current, variant),
      ).catch((error: Error) => current.variants.map((variant) => ({ variant, error: error.message })));
      onShots(current, shots);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: options.pages }, work));
}
