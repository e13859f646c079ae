import type { Page } from "playwright-core";
import { beforeEach } from "vitest";
import { openPages } from "./browser.ts";

/** As much of a page as one reads, in characters. */
const mostSeen = 1_500;

// A failed journey states what it waited for; why it waited in vain stands on its pages.
beforeEach(({ onTestFailed, task }) => {
  onTestFailed(async () => {
    const [error] = task.result?.errors ?? [];
    if (error === undefined) return;
    const seen = await Promise.all(openPages().map((page) => look(page).catch(() => "a page that is gone")));
    error.message = [error.message, ...seen].join("\n");
  });
});

/** A page's address and what stands on it as a screen reader meets it: in the dialog that is open, or else in its main part. */
async function look(page: Page): Promise<string> {
  const shown = page.locator("[role=dialog], [role=alertdialog], main, body").last();
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  const text = await shown.ariaSnapshot({ timeout: 5_000 });
  return `${page.url()}\nfocus: ${focus}\n${text.slice(0, mostSeen)}`;
}
