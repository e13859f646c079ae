import { describe, expect, it } from "vitest";
import { newPerson } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { routePatterns, unknownPattern, unpressedRoutes } from "../link-routes.ts";
import { accountMenu, createWalker, newWalk, ownPart, showAccountMenu } from "../link-walk.ts";
import { useProduct } from "../product.ts";

/** A walk of all ways of one person. */
const wholeWalkMs = 1_800_000;

describe("links, pressed from every page by the people of the demo", () => {
  const product = useProduct({
    demoData: true,
    settings: { RATE_LIMIT: "100000", RATE_LIMIT_PAGES: "100000" },
  });
  const reached = new Set<string>();

  it.each([
    ["a visitor", null, "/"],
    ["a requester", "lea", "/dashboard"],
    ["a jobbeur", "karim", "/dashboard"],
    ["a moderator", "moussa", "/moderation"],
    ["an administrator", "anne", "/admin"],
  ] as const)(
    "%s: each way from page to page comes, forward, back and loaded again",
    async (_, who, start) => {
      const walk = newWalk();
      const person = await newPerson(product.browser);
      if (who !== null) await person.page.context().addCookies(await demoCookies(product.url, who));
      const walker = await createWalker(person, product.url, {
        isThorough: true,
        walk,
        keyOf({ pattern, place, pathname }, from) {
          if (pathname.startsWith("/api/auth/")) return null;
          // Bars and the rail are the same on every page.
          if (place !== ownPart) return `${place}: ${pathname}`;
          return `${from} → ${pattern === unknownPattern ? pathname : pattern}`;
        },
      });
      await walker.open(start);
      await walker.explore();
      if (who !== null) await walker.exploreMenu(accountMenu, () => showAccountMenu(person.page));
      await person.page.context().close();
      for (const pattern of walk.reached) reached.add(pattern);
      expect(walk.faults, walk.faults.join("\n")).toEqual([]);
    },
    wholeWalkMs,
  );

  it("every route was pressed, or is one that no one presses", () => {
    const rows = Object.keys(unpressedRoutes);
    expect(routePatterns.filter((it) => !rows.includes(it) && !reached.has(it))).toEqual([]);
    expect(rows.filter((it) => reached.has(it) || !routePatterns.includes(it))).toEqual([]);
  });
});
