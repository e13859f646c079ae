import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../tools/chromium.ts";
import { serveStorybook } from "../../tools/storybook/serve.ts";
import { openSubject } from "./story-page.ts";

// Sheets of the built Storybook.
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

test("a sheet waits for stories that come late, whose page Storybook would load anew", async () => {
  const page = await browser.newPage();
  // Longer than a story that is there at once would take.
  await page.exposeFunction("showInWindow", () => page.waitForTimeout(1_500));
  const stories = ["ui-commandpalette--open", "ui-commandpalette--narrowed"];
  const subject = { id: "ui-commandpalette--sheet", title: "CommandPalette", stories, variants: [] };
  expect(await openSubject(page, url, subject, true)).toBeUndefined();
  expect(await page.locator(".sheet iframe").count()).toBe(2);
}, 120_000);
