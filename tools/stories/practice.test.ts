import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Guide } from "@jobami/ui/guide";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folders = globSync("packages/ui/src/{components,layout,patterns}/*/", { cwd: root }).map((folder) =>
  folder.replace(/\/$/, ""),
);
const file = (folder: string, role: string) => join(root, folder, `${basename(folder)}.${role}`);

test("a component shows how it is used well", () => {
  const without = folders.filter((folder) => !existsSync(file(folder, "practice.tsx")));
  expect(folders.length).toBeGreaterThan(100);
  expect(without).toEqual([]);
});

test("what a component shows is handed to its page", () => {
  const unshown = folders.filter(
    (folder) =>
      existsSync(file(folder, "practice.tsx")) &&
      !/parameters: \{[^}]*\bpractice\b/.test(readFileSync(file(folder, "stories.tsx"), "utf8")),
  );
  expect(unshown).toEqual([]);
});

test("a component is there since a version of the package that there is", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "packages/ui/package.json"), "utf8")) as {
    version: string;
  };
  const guides = await Promise.all(
    folders.map(async (folder) => ((await import(file(folder, "guide.ts"))) as { guide: Guide }).guide),
  );
  const later = guides.filter(({ since }) => since.localeCompare(version, "en", { numeric: true }) > 0);
  expect(guides.filter(({ since }) => !/^\d+\.\d+\.\d+$/.test(since))).toEqual([]);
  expect(later).toEqual([]);
});
