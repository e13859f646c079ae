import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../tools/chromium.ts";
import { serveStorybook } from "../../tools/storybook/serve.ts";

// The search of the built Storybook, as a designer types into it.
let browser: Browser;
let page: Page;
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ url, close } = await serveStorybook());
  browser = await chromium.launch(findChromium().launchOptions);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});

afterAll(async () => {
  await browser.close();
  await close();
});

const selected = () => page.evaluate(() => new URL(location.href).searchParams.get("path") ?? "");

test.each([
  ["bouton", "ui-button--docs", "/docs/ui-button--docs"],
  ["modale", "ui-dialog--docs", "/docs/ui-dialog--docs"],
  ["dialog", "ui-dialog--docs", "/docs/ui-dialog--docs"],
  ["Slider", "ui-slider--docs", "/docs/ui-slider--docs"],
  ["jeton", "foundations-tokens-jetons", "/story/jobami-jetons--"],
])("« %s » and Enter open the first page that was found", async (typed, entry, opened) => {
  await page.goto(url);
  const field = page.getByRole("searchbox", { name: "Search for components" });
  await field.fill(typed);
  await page.locator(".search-result-item").first().waitFor();
  const marked = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".search-result-item")]
      .filter((found) => getComputedStyle(found, "::after").content.includes("↵"))
      .map((found) => found.dataset.id),
  );
  expect(marked).toEqual([entry]);
  await field.press("Enter");
  await expect.poll(selected).toContain(opened);
});

test("an arrow key chooses what Enter opens", async () => {
  await page.goto(url);
  const field = page.getByRole("searchbox", { name: "Search for components" });
  await field.fill("bouton");
  const second = page.locator(".search-result-item").nth(1);
  const id = await second.getAttribute("data-id");
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect.poll(selected).toContain(id ?? "nothing");
});

test("Enter in an empty search stays where one is", async () => {
  await page.goto(`${url}/?path=/story/ui-button--primary`);
  const field = page.getByRole("searchbox", { name: "Search for components" });
  await field.click();
  await field.press("Enter");
  await expect.poll(selected).toBe("/story/ui-button--primary");
});
