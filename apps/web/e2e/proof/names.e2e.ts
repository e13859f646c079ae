import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { wholeMemberPaths, wholePublicPaths, wholeStaffPaths } from "../known-pages.ts";
import { patternOf } from "../link-routes.ts";
import { namesOn, type Way } from "../page-names.ts";
import { useProduct } from "../product.ts";

/** How many pages of one kind are opened: two that are called alike show. */
const mostOfKind = 2;

/** Notes the pages of one thing that a page links to. */
async function noteLinked(page: Page, linked: Map<string, Set<string>>): Promise<void> {
  const paths = await page
    .locator("main a[href^='/']:not([download])")
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ pathname }) => pathname));
  for (const path of paths) {
    const pattern = patternOf(path);
    const known = linked.get(pattern) ?? new Set();
    if (pattern.includes(":") && known.size < mostOfKind) linked.set(pattern, known.add(path));
  }
}

/** Both are called so by the specification: the landing page in the bar on top, the first page of members below [NAV-01, BOT-09]. */
const twoPlaces: ReadonlySet<string> = new Set(["Accueil"]);

/** What leads to two places under one name. */
function ambiguous(ways: readonly Way[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { name, to } of ways.filter((one) => !twoPlaces.has(one.name)))
    places.set(name, (places.get(name) ?? new Set()).add(to));
  return [...places].flatMap(([name, to]) =>
    to.size > 1 ? [`« ${name} » leads to ${[...to].join(" and ")}`] : [],
  );
}

describe("every page, with what a demo holds", () => {
  const product = useProduct({ demoData: true });

  it.each([
    ["a visitor", "visitor", wholePublicPaths],
    ["a requester", "lea", wholeMemberPaths],
    ["a jobbeur", "karim", wholeMemberPaths],
    ["the administration", "anne", wholeStaffPaths],
  ] as const)(
    "has a title of its own for %s, parts with names, no list without a line, no names that are glued, and one name leads to one place",
    async (_, who, paths) => {
      const { page } = await newPerson(product.browser);
      if (who !== "visitor") await page.context().addCookies(await demoCookies(product.url, who));
      const tools = await page.context().newCDPSession(page);
      const linked = new Map<string, Set<string>>();
      const titles = new Map<string, string[]>();
      const faults: string[] = [];
      const look = async (path: string) => {
        await visit(page, product.url + path);
        await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
        await noteLinked(page, linked);
        const names = await namesOn(page, tools);
        // A page that leads on is the one that it leads to; a document has two addresses.
        const pathname = new URL(page.url()).pathname.replace(/^\/quote-acceptance\//, "/document/");
        const known = titles.get(names.title) ?? [];
        if (!known.includes(pathname)) titles.set(names.title, [...known, pathname]);
        for (const fault of [...new Set(names.faults), ...ambiguous(names.ways)])
          faults.push(`${path}: ${fault}`);
      };
      for (const path of paths) await look(path);
      for (const path of [...linked.values()].flatMap((ones) => [...ones])) await look(path);
      for (const [title, alike] of titles)
        if (alike.length > 1) faults.push(`« ${title} » is the title of ${alike.join(" and ")}`);
      expect(titles.size).toBeGreaterThan(10);
      expect(faults, faults.join("\n")).toEqual([]);
      await page.context().close();
    },
    900_000,
  );

  it("a conversation on the narrowest phone shows its title", async () => {
    const { page } = await newPerson(product.browser, { viewport: { width: 320, height: 640 } });
    await page.context().addCookies(await demoCookies(product.url, "lea"));
    await visit(page, `${product.url}/dashboard/messages`);
    await page.getByRole("list", { name: "Conversations" }).getByRole("link").first().click();
    await page.waitForURL(/\/messages\/[\w-]+$/);
    // Until the conversation is there, the heading is that of the list, which goes.
    const title = page.getByRole("region", { name: /^Conversation avec/ }).getByRole("heading", { level: 1 });
    const box = await title.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(16);
    await page.context().close();
  });
});
