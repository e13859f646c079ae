import { expect, test } from "vitest";
import { pagePatterns } from "./page-pattern.ts";
import type { WebBuild } from "./web-build.ts";

const routes = {
  root: { id: "root", path: "" },
  landing: { id: "landing", parentId: "root", index: true },
  login: { id: "login", parentId: "root", path: "login" },
  frame: { id: "frame", parentId: "root" },
  mission: { id: "mission", parentId: "frame", path: "dashboard/missions/:id" },
  compose: { id: "compose", parentId: "frame", path: "dashboard/missions/poster-une-mission" },
  town: { id: "town", parentId: "root", path: "services/:service/:town?" },
  plus: { id: "plus", parentId: "root", path: "a+b" },
  docs: { id: "docs", parentId: "root", path: "docs/*" },
} as unknown as WebBuild["routes"];
const patternOf = pagePatterns({ routes });

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/login", "/login"],
  ["/login/", "/login"],
  ["/LOGIN", "/login"],
  ["/login.data", "/login"],
  ["/dashboard/missions/lea@exemple.fr", "/dashboard/missions/:id"],
  ["/dashboard/missions/poster-une-mission", "/dashboard/missions/poster-une-mission"],
  ["/services/menage", "/services/:service/:town?"],
  ["/services/menage/lyon", "/services/:service/:town?"],
  ["/services/menage/lyon/x", null],
  ["/docs", "/docs/*"],
  ["/docs/a/b", "/docs/*"],
  ["/a+b", "/a+b"],
  ["/aab", null],
  ["/wp-login.php", null],
])("the page of %s is %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test("where a page catches every other address, that is what is counted", () => {
  const all = pagePatterns({
    routes: { ...routes, rest: { id: "rest", parentId: "root", path: "*" } } as unknown as WebBuild["routes"],
  });
  expect([all("/wp-login.php"), all("/login")]).toEqual(["/*", "/login"]);
});
