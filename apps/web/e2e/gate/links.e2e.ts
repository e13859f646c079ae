import { afterAll, describe, expect, it } from "vitest";
import { newPerson } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { routePatterns, unknownPattern } from "../link-routes.ts";
import { createWalker, newWalk, ownPart } from "../link-walk.ts";
import { useProduct } from "../product.ts";

describe("links", () => {
  const product = useProduct({ demoData: true, settings: { RATE_LIMIT: "100000", RATE_LIMIT_PAGES: "100000" } });
  const reached = new Set<string>();
  it.concurrent.each([
    ["visitor", [[null, "/"]]],
    ["member", [["lea", "/dashboard"],["karim", "/dashboard"]]],
    ["staff", [["moussa", "/moderation"], ["anne", "/admin"]]],
  ] as const)("%s", async (name, people) => {
    const walk = newWalk();
    for (const [who, start] of people) {
    const person = await newPerson(product.browser);
    const { page } = person;
    if (who !== null) await person.page.context().addCookies(await demoCookies(product.url, who));
    const isStaffPath = (path: string) => /^\/(admin|moderation|support)/.test(path);
    const { open, explore, exploreMenu } = await createWalker(person, product.url, {
      isThorough: false,
      walk,
      keyOf: ({ pattern, place, pathname }, from, reached) => {
        if (place === "Mon compte") return `${who} ${place}: ${pathname}`;
        if (name === "staff" && !isStaffPath(from)) return null;
        if (place !== ownPart) return `${place}: ${pathname}`;
        if (name === "staff" && !isStaffPath(pathname)) return null;
        if (pattern === unknownPattern) return pathname.startsWith("/api/auth") ? null : pathname;
        return reached.has(pattern) ? null : pattern;
      },
    });
    const t = Date.now();
    await open(start);
    await explore();
    console.error(who, walk.ways.size, Date.now() - t, "ms");
    if (who !== null)
      await exploreMenu("Mon compte", async () => {
          await page.getByRole("button", { name: "Mon compte" }).click();
          await page.getByRole("dialog", { name: "Mon compte" }).getByRole("link").first().waitFor();
        });
    console.error(who, walk.ways.size, Date.now() - t, "ms with account");
    await person.page.context().close();
    }
    console.error([...walk.ways].map(([k,v]) => `WAY ${name} ${k}   ${v}`).join("\n"));
    for (const one of walk.reached) reached.add(one);
  });
  afterAll(() => console.log("UNREACHED", routePatterns.filter((p) => !reached.has(p)).join("\n")));
});
