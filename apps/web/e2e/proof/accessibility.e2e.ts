import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { criteria } from "../../app/features/site/accessibility/rgaa.ts";
import { type SamplePage, sample } from "../../app/features/site/accessibility/sample.ts";
import { newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { useProduct } from "../product.ts";

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
