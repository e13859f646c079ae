import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { debianProgram } from "../../../../tools/debian-program.ts";
import { errorCopy } from "../../app/features/site/errors/copy.ts";
import { partFailure } from "../../app/platform/failures/copy.ts";
import { type Engine, type EngineWindow, windowHeight } from "./engine.ts";
import { isOnTop, lookAround, noteViolations, takeNoted } from "./in-page.ts";

/** Starts Firefox ESR without a display, driven over WebDriver BiDi by itself: it needs no driver beside it. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: debianProgram("firefox-esr", ["/usr/bin/firefox-esr"]),
    headless: true,
    env: { ...process.env, TZ: "Europe/Paris" },
    extraPrefsFirefox: { "intl.accept_languages": "fr-FR, fr", "ui.prefersReducedMotion": 1 },
  });
  return {
    async newWindow(width) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: windowHeight });
      return windowOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

async function windowOf(page: Page, close: () => Promise<void>): Promise<EngineWindow> {
  const reported: string[] = [];
  page.on("pageerror", (error) => reported.push(`uncaught: ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() === "error") reported.push(`console: ${message.text()}`);
  });
  await page.evaluateOnNewDocument(noteViolations);

  async function displayed(place: string): Promise<ElementHandle<Element> | undefined> {
    for (const element of await page.$$(`::-p-xpath(${place})`))
      if (await element.isVisible()) return element as ElementHandle<Element>;
    return undefined;
  }
  return {
    async open(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    look: () => page.evaluate(lookAround, { page: errorCopy.crash, part: partFailure }),
    async tryPress(place) {
      for (const element of await page.$$(`::-p-xpath(${place})`)) {
        // The driver presses whatever covers an element.
        if (!((await element.isVisible()) && (await (element as ElementHandle<Element>).evaluate(isOnTop))))
          continue;
        await element.click();
        return true;
      }
      return false;
    },
    async tryType(place, text) {
      const element = await displayed(place);
      if (element === undefined) return false;
      await element.click({ count: 3 });
      await page.keyboard.type(text);
      return true;
    },
    async troubles() {
      return [...reported.splice(0), ...(await page.evaluate(takeNoted))];
    },
    close,
  };
}
