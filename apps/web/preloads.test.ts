import { expect, test } from "vitest";
import { leanPreloads, loadedBefore } from "./preloads.ts";

const imports: Record<string, string[]> = {
  "page.js": ["framework.js", "box.js"],
  "box.js": ["framework.js", "page.js"],
  "late.js": ["page.js", "dialog.js"],
};
const importsOf = (file: string) => imports[file] ?? [];

test("what a script imports is there when it runs, whichever way round and however deep", () => {
  expect([...loadedBefore("late.js", importsOf)].sort()).toEqual([
    "box.js",
    "dialog.js",
    "framework.js",
    "late.js",
    "page.js",
  ]);
});

test("a late script is fetched with what is not there yet, and a page with all of it", () => {
  const { plugin, resolveDependencies } = leanPreloads();
  const bundle = Object.fromEntries(
    Object.entries(imports).map(([file, own]) => [file, { type: "chunk", imports: own }]),
  );
  const hook = plugin.generateBundle as { handler: (options: unknown, bundle: unknown) => void };
  hook.handler({}, bundle);
  const files = ["late.js", "page.js", "framework.js", "box.js", "dialog.js"];
  expect(resolveDependencies("late.js", files, { hostId: "page.js", hostType: "js" })).toEqual([
    "late.js",
    "dialog.js",
  ]);
  expect(resolveDependencies("late.js", files, { hostId: "index.html", hostType: "html" })).toEqual(files);
});
