import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../tools/chromium.ts";
import { readStories } from "../../tools/stories/read.ts";
import { serveStorybook } from "../../tools/storybook/serve.ts";
import { hasSheet } from "./variants.ts";

// The page of each component in the built Storybook draws its samples.
let browser: Browser;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ url, close } = await serveStorybook());
  browser = await chromium.launch(findChromium().launchOptions);
});

afterAll(async () => {
  await browser.close();
  await close();
});

const pages = [
  ...new Set(
    readStories()
      .map(({ id }) => id)
      .filter(hasSheet)
      .map((id) => `${id.slice(0, id.indexOf("--"))}--docs`),
  ),
];

/** What is wrong on a page of samples: half a pair, one that draws nothing or takes the focus, a letter that was meant to be a space. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const samples = [...document.querySelectorAll("figure[data-right]")];
    const isEmpty = (sample: Element) => (sample.firstElementChild?.getBoundingClientRect().height ?? 0) < 8;
    const error = document.querySelector("#error-message")?.textContent?.trim() ?? "";
    return [
      ...(samples.length % 2 === 1 ? ["half a pair"] : []),
      ...samples.filter(isEmpty).map((sample) => `draws nothing: ${sample.textContent}`),
      ...samples
        .filter((sample) => sample.contains(document.activeElement))
        .map((sample) => `takes the focus: ${sample.textContent}`),
      ...[...document.querySelectorAll(".sb-unstyled[lang]:not(table)")]
        .filter(({ textContent }) => /\\u[0-9a-f]{4}/.test(textContent))
        .map((sample) => `as written: ${sample.textContent}`),
      ...(error === "" ? [] : [error]),
    ];
  });

/** What lies over a page and is none of it: a dialog of one of its stories. */
const covering = (page: Page) =>
  page.evaluate(() => {
    const points = Array.from({ length: 200 }, (_, at) => [
      40 + 60 * (at % 20),
      45 + 90 * Math.floor(at / 20),
    ]);
    const over = points
      .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
      .filter((top) => !top?.matches("html, body") && !top?.closest("#storybook-docs"));
    const roots = over.map((top) => top?.closest("body > *")?.textContent?.trim().slice(0, 80));
    return [...new Set(roots)].map((text) => `lies over the page: ${text}`);
  });

/** Which stories show nothing in the windows that a page gives them, and whether one of them has taken the focus. */
async function framed(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of await page.locator('iframe[id^="iframe--"]').elementHandles()) {
    await frame.scrollIntoViewIfNeeded();
    const story = await frame.contentFrame();
    await story?.waitForFunction(() => {
      const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
        .__STORYBOOK_PREVIEW__;
      return ["finished", "errored"].includes(preview?.currentRender?.phase ?? "");
    });
    const isWell = await story?.evaluate(() => document.body.classList.contains("sb-show-main"));
    const text = story?.locator("body :visible").filter({ hasText: /\S/ }).first();
    const isShown =
      isWell &&
      (await text?.waitFor({ timeout: 20_000 }).then(
        () => true,
        () => false,
      ));
    if (!isShown) faults.push(`shows nothing: ${await frame.getAttribute("id")}`);
  }
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  return focused === "IFRAME" ? [...faults, "a window takes the focus"] : faults;
}

const isRendered = () => {
  const { storyRenders = [] } =
    (globalThis as { __STORYBOOK_PREVIEW__?: { storyRenders?: { phase?: string }[] } })
      .__STORYBOOK_PREVIEW__ ?? {};
  return storyRenders.every(({ phase = "" }) => ["finished", "errored", "aborted"].includes(phase));
};

/** On a page of its own: some stories load theirs anew. */
async function faultsOf(id: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  try {
    await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator("figure[data-right]").first().waitFor();
    await page.waitForFunction(isRendered);
    faults.push(...(await drawn(page)), ...(await covering(page)), ...(await framed(page)));
  } catch (error) {
    faults.push(String(error));
  }
  await page.close();
  return faults.map((fault) => `${id}: ${fault}`);
}

test("the page of each component draws what is done and what is not", async () => {
  expect(pages.length).toBeGreaterThan(100);
  const queue = [...pages];
  const faults: string[] = [];
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) faults.push(...(await faultsOf(id)));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  expect(faults).toEqual([]);
}, 1_800_000);

test("the samples of a page whose stories have windows follow the settings of the bar", async () => {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?viewMode=docs&id=ui-dialog--docs&globals=theme:dark;direction:rtl`);
  await page.locator("figure[data-right]").first().waitFor();
  const root = page.locator("html");
  await expect.poll(() => root.getAttribute("data-theme")).toBe("dark");
  expect(await root.getAttribute("dir")).toBe("rtl");
  await page.close();
}, 120_000);
