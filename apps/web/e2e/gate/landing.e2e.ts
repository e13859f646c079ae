import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newPerson, newStranger, visit } from "../browser.ts";
import { useProduct } from "../product.ts";

const product = useProduct({ demoData: true });

/** How high the page may be at a width, footer and banners included. */
const highest = [
  { width: 1280, px: 6500 },
  { width: 390, px: 9500 },
] as const;

const rowOf = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const rows = [
  "Les services les plus demandés",
  "Pourquoi passer par nous",
  "Ils rendent service près de chez eux",
  "Tous les services",
];

it.each(highest)(
  "the landing page is at most $px px high at $width px, and never moves sideways",
  async ({ width, px }) => {
    const { page, troubles } = await newStranger(product.browser, { viewport: { width, height: 900 } });
    await visit(page, product.url);
    await page
      .getByRole("dialog", { name: /cookies/i })
      .or(page.getByRole("region", { name: /cookies/i }))
      .first()
      .waitFor();
    const sizes = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    expect(sizes.scrollHeight).toBeLessThanOrEqual(px);
    expect(sizes.scrollWidth).toBe(width);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

it("its rows move by the arrow keys and by their buttons, also on a phone; seven benefits stand in one", async () => {
  const { page } = await newPerson(product.browser, { viewport: { width: 390, height: 900 } });
  await visit(page, product.url);
  for (const name of rows) {
    const row = rowOf(page, name);
    const left = () => row.evaluate((list) => list.scrollLeft);
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeGreaterThan(0);
    expect(await page.evaluate(() => globalThis.scrollX)).toBe(0);
  }
  const benefits = rowOf(page, "Pourquoi passer par nous").getByRole("listitem");
  const tops = await benefits.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([7, 1]);
  await page.setViewportSize({ width: 1280, height: 900 });
  const services = rowOf(page, "Les services les plus demandés");
  await services.evaluate((list) => list.scrollTo({ left: 0 }));
  const next = page.getByRole("button", { name: "Voir la suite : Les services les plus demandés" });
  await next.click();
  await expect.poll(() => services.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
  await page.context().close();
});

it("each person whom it shows has a face, a rating, a review and a profile that everybody may see", async () => {
  const { page } = await newPerson(product.browser);
  await visit(page, product.url);
  const people = rowOf(page, "Ils rendent service près de chez eux").getByRole("link");
  const shown = await people.evaluateAll((links) =>
    links.map((link) => ({ href: link.getAttribute("href") ?? "", text: link.textContent ?? "" })),
  );
  expect(shown.length).toBeGreaterThanOrEqual(6);
  expect(new Set(shown.map(({ href }) => href)).size).toBe(shown.length);
  for (const { href, text } of shown) {
    expect(text).toMatch(/[1-5],\d sur 5, \d+ avis.*«\s.+\s».*Avis de /s);
    const answer = await fetch(product.url + href);
    expect([href, answer.status]).toEqual([href, 200]);
    const profile = await answer.text();
    expect(profile).toContain('"@type":"ProfilePage"');
    expect(profile).not.toContain('content="noindex');
  }
  await page.context().close();
});

it("a face that cannot be loaded gives way to the initials, and no picture stands twice", async () => {
  const { page } = await newPerson(product.browser);
  await page.route(/\/storage\/[^/]+\/small/, (route) => route.abort());
  await visit(page, product.url);
  const row = rowOf(page, "Ils rendent service près de chez eux");
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => row.getByRole("link").first().locator("img").count()).toBe(0);
  expect(await row.getByRole("link").first().locator("[aria-hidden=true]").first().textContent()).toMatch(
    /^\p{Lu}{1,2}$/u,
  );
  const streets = await page
    .locator("svg")
    .evaluateAll((all) =>
      all.filter((svg) => svg.getBoundingClientRect().width > 250).map((svg) => svg.innerHTML),
    );
  expect(new Set(streets).size).toBe(streets.length);
  await page.context().close();
});

it("every page names what it is installed with, and all of it is there", async () => {
  const { page, troubles } = await newStranger(product.browser, {});
  await visit(page, product.url);
  const found = await page.evaluate(async () => {
    const hrefOf = (rel: string) => document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href ?? "";
    const typeOf = async (href: string) => (await fetch(href)).headers.get("content-type");
    const manifest = await (await fetch(hrefOf("manifest"))).json();
    return {
      manifest: await typeOf(hrefOf("manifest")),
      touch: await typeOf(hrefOf("apple-touch-icon")),
      icons: await Promise.all(manifest.icons.map(({ src }: { src: string }) => typeOf(src))),
    };
  });
  expect(found).toEqual({
    manifest: expect.stringContaining("application/manifest+json"),
    touch: "image/png",
    icons: ["image/png", "image/png", "image/png"],
  });
  expect(troubles).toEqual([]);
  await page.context().close();
});
