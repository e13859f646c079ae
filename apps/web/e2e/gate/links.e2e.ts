import { describe, expect, it } from "vitest";
import { newPerson } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { pressedInProof, routePatterns, unknownPattern, unpressedRoutes } from "../link-routes.ts";
import {
  accountMenu,
  createWalker,
  newWalk,
  ownPart,
  showAccountMenu,
  type WalkOptions,
} from "../link-walk.ts";
import { useProduct } from "../product.ts";

const isOfStaff = (path: string) => /^\/(admin|moderation|support)(\/|$)/.test(path);

type Link = Parameters<WalkOptions["keyOf"]>[0];

/** What members see, members press. */
function isLeftToMembers({ place, pathname }: Link, from: string): boolean {
  return !isOfStaff(from) || (place === ownPart && !isOfStaff(pathname));
}

/** A page is pressed once. The sign-in by others leads out of the product: its own journey goes there. */
function pageKey({ pattern, pathname }: Link, reached: ReadonlySet<string>): string | null {
  if (pattern === unknownPattern) return pathname.startsWith("/api/auth/") ? null : pathname;
  return reached.has(pattern) ? null : pattern;
}

describe("links, pressed by the people of the demo", () => {
  const product = useProduct({
    demoData: true,
    settings: { RATE_LIMIT: "100000", RATE_LIMIT_PAGES: "100000" },
  });
  const reached = new Set<string>();

  it.concurrent.each([
    ["visitors", [[null, "/"]]],
    [
      "members",
      [
        ["lea", "/dashboard"],
        ["karim", "/dashboard"],
      ],
    ],
    [
      "staff",
      [
        ["moussa", "/moderation"],
        ["anne", "/admin"],
      ],
    ],
  ] as const)("%s: each page and each entry of a menu comes, forward and back", async (group, people) => {
    const walk = newWalk();
    for (const [who, start] of people) {
      const person = await newPerson(product.browser);
      if (who !== null) await person.page.context().addCookies(await demoCookies(product.url, who));
      const walker = await createWalker(person, product.url, {
        isThorough: false,
        walk,
        keyOf(link, from) {
          if (link.place === accountMenu) return `${who}, ${accountMenu}: ${link.pathname}`;
          if (group === "staff" && isLeftToMembers(link, from)) return null;
          return link.place === ownPart ? pageKey(link, walk.reached) : `${link.place}: ${link.pathname}`;
        },
      });
      await walker.open(start);
      await walker.explore();
      if (who !== null) await walker.exploreMenu(accountMenu, () => showAccountMenu(person.page));
      await person.page.context().close();
    }
    for (const pattern of walk.reached) reached.add(pattern);
    expect(walk.faults, walk.faults.join("\n")).toEqual([]);
  });

  it("every route was pressed, or is one that no one presses", () => {
    const awaited = routePatterns.filter(
      (pattern) => unpressedRoutes[pattern] === undefined && !pressedInProof.includes(pattern),
    );
    expect(awaited.filter((pattern) => !reached.has(pattern))).toEqual([]);
    const rows = [...Object.keys(unpressedRoutes), ...pressedInProof];
    expect(rows.filter((pattern) => reached.has(pattern) || !routePatterns.includes(pattern))).toEqual([]);
  });
});
