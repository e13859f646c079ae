import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, signIn } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

/** The hardest that the settings can ask of a layout, as the server reads it. */
const everythingExtraLarge = encodeURIComponent(
  JSON.stringify({ fontSize: "extra-large", buttonSize: "extra-large", keyboardNavigation: true }),
);
/** 320 px wide; and a laptop of 640 px at a zoom of 200 %, which is the same in CSS pixels but drawn twice as fine. */
const screens = [
  { name: "320 px", viewport: { width: 320, height: 700 }, deviceScaleFactor: 1 },
  { name: "1280 px at 400 %", viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  { name: "1280 px at 200 %", viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 },
] as const;

const publicPages = ["/", "/login", "/inscription", "/forgot-password", "/error-404"];
const ownPages = [
  "/dashboard",
  "/dashboard/missions",
  "/dashboard/missions/poster-une-mission",
  "/dashboard/missions/offres",
  "/dashboard/notifications",
  "/dashboard/profil/securite",
];

/** What sticks out of the page to the right, by its tag and class; nothing when the document does not scroll sideways. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    );
    return [
      `${root.scrollWidth} px wide`,
      ...wide
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`),
    ];
  });
}

describe("pages reflow with text and buttons extra-large", () => {
  const product = useProduct();

  async function found(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
    await page
      .context()
      .addCookies([{ name: "jobami_display", value: everythingExtraLarge, url: product.url }]);
    const offences: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(`${product.url}${path}`);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20px");
      const wide = await sticksOut(page);
      if (wide.length > 0) offences[path] = wide;
    }
    return offences;
  }

  it.each(screens)("public pages at $name never scroll sideways", async (screen) => {
    const { page } = await newPerson(product.browser, screen);
    expect(await found(page, publicPages)).toEqual({});
    await page.context().close();
  });

  it("pages of a signed-in person never do either", async () => {
    const longNamed = { ...newcomer("Anne-Constance", "jobbeur"), nom: "de Saint-Exupéry-Lefebvre" };
    await join(product.url, longNamed);
    const { page } = await newPerson(product.browser, screens[0]);
    await signIn(page, product.url, longNamed.email);
    expect(await found(page, ownPages)).toEqual({});
    await page.context().close();
  });
});
