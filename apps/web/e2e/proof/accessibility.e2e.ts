import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { criteria } from "../../app/features/site/accessibility/rgaa.ts";
import { type SamplePage, sample } from "../../app/features/site/accessibility/sample.ts";
import { newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { useProduct } from "../product.ts";

/** What only styles show: text that they write, and pictures that they bring (10.2). */
const shownByStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body, body *")].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const name = `${element.localName}.${element.getAttribute("class")}`;
      const written = ["::before", "::after"].flatMap((part) => {
        const { content } = getComputedStyle(element, part);
        return /^"[^"]*[\p{L}\p{N}]/u.test(content) ? [`${name}${part} ${content}`] : [];
      });
      const { backgroundImage } = getComputedStyle(element);
      return backgroundImage.includes("url(") ? [...written, `${name} ${backgroundImage}`] : written;
    }),
  );

/** Tags that stand for nothing but how something appears (8.9). */
const forAppearance = (page: Page) =>
  page.evaluate(() => {
    const tags = "b, i, u, tt, big, font, center, strike, blink, marquee, [align], [bgcolor], br + br";
    const empty = [...document.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li, dt, dd, blockquote")].filter(
      (element) => element.childElementCount === 0 && element.textContent?.trim() === "",
    );
    return [...document.querySelectorAll(tags), ...empty].flatMap((element) =>
      // What waits for a message is no blank line.
      element.closest("[role], [aria-live]")?.matches("[role=status], [role=alert], [role=log], [aria-live]")
        ? []
        : [element.outerHTML.slice(0, 120)],
    );
  });

/** More stops of Tab than any page has. */
const enough = 400;

/** How many stops Tab makes until it has left the page; null where it never does. */
async function tabRound(page: Page): Promise<number | null> {
  for (let stops = 0; stops < enough; stops += 1) {
    await page.keyboard.press("Tab");
    if (
      await page.evaluate(() => document.activeElement === null || document.activeElement === document.body)
    )
      return stops;
  }
  return null;
}

describe("what stands in the table of RGAA", () => {
  const product = useProduct({ demoData: true });

  async function open({ who, path }: SamplePage): Promise<Page> {
    const { page } = await newPerson(product.browser);
    if (who !== "visitor") await page.context().addCookies(await demoCookies(product.url, who));
    await visit(page, product.url + path);
    await page.locator("h1").first().waitFor({ state: "attached" });
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    return page;
  }

  it.each(sample)("of $name ($path) is so on that page", async (known) => {
    const page = await open(known);
    const others: string[] = [];
    page.context().on("page", (other) => others.push(other.url()));
    const found = await page.evaluate(() => ({
      doctype: document.doctype?.name,
      lang: document.documentElement.lang,
      hasTitle: document.title.trim() !== "",
      media: document.querySelectorAll("iframe, video, audio, object, embed").length,
      images: document.images.length > 0,
      tables: document.querySelector("table") !== null,
      forms: document.querySelector("input:not([type=hidden]), select, textarea") !== null,
    }));
    const has = (subject: SamplePage["has"][number]) => known.has.includes(subject);
    expect(found).toEqual({
      doctype: "html",
      lang: "fr",
      hasTitle: true,
      media: 0,
      images: has("images"),
      tables: has("tables"),
      forms: has("forms"),
    });
    expect(await shownByStyles(page)).toEqual([]);
    expect(await forAppearance(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("#contenu") !== null))
      .toBe(true);
    expect(await tabRound(page)).not.toBe(null);
    expect(others).toEqual([]);
    await page.context().close();
  });

  it("is what the statement says, that each page of the site leads to", async () => {
    const page = await open({ letter: "A", name: "Contact", path: "/contact", who: "visitor", has: [] });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^Accessibilité/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "Déclaration d’accessibilité" }).waitFor();
    const unmet = criteria.filter(({ verdict }) => ["notMet", "unjudged"].includes(verdict.is));
    const terms = await page.getByRole("main").getByRole("term").allInnerTexts();
    expect(terms).toEqual(
      [...unmet]
        .sort((one, other) => Number(one.verdict.is === "unjudged") - Number(other.verdict.is === "unjudged"))
        .map(({ id, asks }) => `${id} ${asks}`),
    );
    await page.context().close();
  });
});
