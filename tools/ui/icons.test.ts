import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const listed = "packages/ui/src/foundations/icon-drawings.ts";

/** Names that a source takes from lucide-react, but types. */
function iconsIn(source: string): string[] {
  return [...source.matchAll(/(?:import|export) \{([^}]*)\} from "lucide-react"/g)].flatMap(
    ([, names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim().replace(/ as .*/, ""))
        .filter((name) => name !== "" && !name.startsWith("type ") && name !== "LucideIcon"),
  );
}

const used = globSync(["packages/ui/src/**/*.{ts,tsx}", "apps/web/app/**/*.{ts,tsx}"], { cwd: root })
  .filter((file) => file !== listed && !/\.(stories|practice)\.tsx$/.test(file))
  .flatMap((file) => iconsIn(readFileSync(join(root, file), "utf8")));

test("the page of icons has those that the product uses, and no other", () => {
  const shown = iconsIn(readFileSync(join(root, listed), "utf8"));
  expect(used.length).toBeGreaterThan(300);
  expect(shown.sort()).toEqual([...new Set(used)].sort());
});

test("icons are read from imports, by their own name and without types", () => {
  const source = 'import { Mail, type LucideIcon, Map as Plan } from "lucide-react";';
  expect(iconsIn(source)).toEqual(["Mail", "Map"]);
});
