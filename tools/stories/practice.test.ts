import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Guide } from "@jobami/ui/guide";
import { expect, test } from "vitest";
import { withoutPractice } from "./without-practice.ts";

const root = join(import.meta.dirname, "../..");
const folders = globSync("packages/ui/src/{components,layout,patterns}/*/", { cwd: root }).map((folder) =>
  folder.replace(/\/$/, ""),
);
const file = (folder: string, role: string) => join(root, folder, `${basename(folder)}.${role}`);
const sources = globSync("apps/web/app/**/*.tsx", { cwd: root })
  .filter((one) => !/\.(stories|test)\.tsx$/.test(one))
  .map((one) => readFileSync(join(root, one), "utf8"));

/** Components by how many files of the product use them, the most used first. */
function byUse(): string[] {
  const uses = new Map<string, number>();
  for (const source of sources)
    for (const [, name = ""] of source.matchAll(/from "@jobami\/ui\/([A-Z]\w+)"/g))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

test("the ten components that the product uses most show how they are used well", () => {
  expect(
    byUse()
      .slice(0, 10)
      .filter((name) => withoutPractice.includes(name)),
  ).toEqual([]);
});

test("a component shows how it is used well, or is named among those that do not yet", () => {
  const without = folders
    .filter((folder) => !existsSync(file(folder, "practice.tsx")))
    .map((one) => basename(one));
  expect(without.sort()).toEqual([...withoutPractice].sort());
  expect(withoutPractice.length).toBeLessThanOrEqual(100);
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
