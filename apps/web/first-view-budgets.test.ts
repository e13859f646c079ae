import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { overBudget, type RouteManifest, weigh } from "./first-view-budgets.ts";

const files: Readonly<Record<string, string>> = {
  "/assets/entry.js": 'import "./shared.js";',
  "/assets/root.js": 'import "./shared.js"; import("./late.js");',
  "/assets/page.js": 'import { a } from "./deep.js"; a();',
  "/assets/shared.js": "export const shared = 1;",
  "/assets/deep.js": "export const a = () => 2;",
  "/assets/late.js": "export const late = 3;",
  "/assets/page.css": ".page{color:red}",
};
const read = (path: string) => files[path] ?? "";
const bytes = (...names: string[]) =>
  names.reduce((sum, name) => sum + gzipSync(read(`/assets/${name}`)).length, 0);

const part = (name: string, css: string[] = []) => ({ module: `/assets/${name}.js`, imports: [], css });
const manifest: RouteManifest = {
  entry: part("entry"),
  routes: { root: part("root"), page: { ...part("page", ["/assets/page.css#"]), parentId: "root" } },
};

it("weighs what a route and those around it bring by themselves, each file once, and nothing that comes late", async () => {
  expect(await weigh(manifest, "page", read)).toEqual({
    scripts: bytes("entry.js", "root.js", "page.js", "shared.js", "deep.js"),
    styles: bytes("page.css"),
  });
  await expect(weigh(manifest, "none", read)).rejects.toThrow("« none »");
});

it("states what is heavier than it may be, by one byte", async () => {
  const weight = await weigh(manifest, "page", read);
  expect(await overBudget(manifest, { page: weight }, read)).toEqual([]);
  const less = { scripts: weight.scripts - 1, styles: weight.styles - 1 };
  expect(await overBudget(manifest, { page: less }, read)).toEqual([
    `page: ${weight.scripts} bytes of scripts at first, ${less.scripts} at most.`,
    `page: ${weight.styles} bytes of styles at first, ${less.styles} at most.`,
  ]);
});
