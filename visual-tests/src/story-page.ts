import type { Page } from "playwright-core";
import { layOut } from "./sheet.ts";
import type { Subject } from "./stories.ts";
import { type Variant, windowHeight } from "./variants.ts";

type Render = { phase?: string; id?: string };
type Preview = { currentRender?: Render };

/** Waits until every font and image of the page and its frames is there. */
async function settle(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      await Promise.all(
        [...document.fonts].filter(({ status }) => status === "loading").map((font) => font.loaded),
      );
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
}

/** The address of a story as it is captured. */
const addressOf = (url: string, story: string) =>
  `${url}/iframe.html?viewMode=story&id=${story}&globals=visual:on;theme:light;a11y.manual:!true`;

/** Shows another story on the page that shows one, as a click in Storybook does: a third of the time of loading a page anew. */
async function showNext(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, selection: object): void };
    };
    scrollTo(0, 0);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  }, story);
}

/** Opens a subject on a fresh page, or on the one that shows another story of the same component; answers what went wrong. */
export async function openSubject(
  page: Page,
  url: string,
  { id: subject, stories }: Subject,
  isFresh: boolean,
): Promise<string | undefined> {
  const [id = ""] = stories;
  await page.setViewportSize({ width: 1280, height: windowHeight });
  if (isFresh) await page.goto(addressOf(url, id));
  else await showNext(page, id);
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
  const trouble = await layOut(page, stories, (story) => addressOf(url, story));
  await settle(page);
  return trouble;
}

/** Gives the page and its frames a theme, a scale, a width, and the system's colours. */
export async function applyVariant(
  page: Page,
  { theme, size, width, forcesColors = false }: Variant,
): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: windowHeight });
  await page.emulateMedia({ forcedColors: forcesColors ? "active" : "none" });
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
  await focusLastFrame(page);
}

/**
 * Only one window of a page can have the focus: on a sheet it is the last one's, whichever asked for it first. The others may not
 * take it back, as dialogs do that hold the focus: two of them would do so for ever.
 */
async function focusLastFrame(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll("iframe")].map(
      ({ contentWindow }) => contentWindow as (Window & typeof globalThis) | null,
    );
    const last = frames.pop();
    if (!last) return;
    for (const other of frames) if (other) other.HTMLElement.prototype.focus = () => {};
    last.focus();
    for (let waited = 0; waited < 3; waited += 1) await new Promise(requestAnimationFrame);
  });
}
