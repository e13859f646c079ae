import { expect, it } from "vitest";
import { newPerson } from "../browser.ts";
import { routePatterns, unknownPattern, unpressedRoutes } from "../link-routes.ts";
import { createWalker, newWalk, ownPart } from "../link-walk.ts";
import { useProduct } from "../product.ts";

/** What only members and staff come to: the proof presses it, as each of them. */
const isOfMembers = (pattern: string) =>
  /^\/(dashboard|admin|moderation|support|document|quote-acceptance)(\/|$)/.test(pattern);

const product = useProduct({
  demoData: true,
  settings: { RATE_LIMIT: "100000", RATE_LIMIT_PAGES: "100000" },
});

it("each link that a visitor sees leads to its page, forward and back, and every public page is come to", async () => {
  const walk = newWalk();
  const person = await newPerson(product.browser);
  const walker = await createWalker(person, product.url, {
    isThorough: false,
    walk,
    // A page is pressed once. The sign-in by others leads out of the product: its own journey goes there.
    keyOf({ pattern, pathname, place }) {
      if (place !== ownPart) return `${place}: ${pathname}`;
      if (pattern === unknownPattern) return pathname.startsWith("/api/auth/") ? null : pathname;
      return walk.reached.has(pattern) ? null : pattern;
    },
  });
  await walker.open("/");
  await walker.explore();
  await person.page.context().close();
  expect(walk.faults, walk.faults.join("\n")).toEqual([]);
  const awaited = routePatterns.filter(
    (pattern) => !isOfMembers(pattern) && unpressedRoutes[pattern] === undefined,
  );
  expect(awaited.filter((pattern) => !walk.reached.has(pattern))).toEqual([]);
});
