import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { ApgPattern } from "@jobami/ui/apg";
import type { DeclaredStory } from "./read.ts";

const root = join(import.meta.dirname, "../..");
const patternsFolder = "packages/ui/src/apg";
const testPlaces = [
  "packages/ui/src/**/*.test.{ts,tsx}",
  "apps/web/app/**/*.test.{ts,tsx}",
  "apps/web/e2e/**/*.e2e.ts",
];
const notAPattern = new Set(["index", "pattern"]);

/** Patterns by the name that tags call them. */
export type Patterns = Readonly<Record<string, ApgPattern>>;

/** What proves rows: `apg:slider/home` → the stories and tests that carry it. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/** Every pattern that is followed; a file of `packages/ui/src/apg` each. */
export async function readPatterns(): Promise<Patterns> {
  const files = globSync("*.ts", { cwd: join(root, patternsFolder) }).sort();
  const entries = await Promise.all(
    files
      .map((file) => basename(file, ".ts"))
      .filter((name) => !notAPattern.has(name))
      .map(async (name) => {
        const { pattern } = (await import(join(root, patternsFolder, `${name}.ts`))) as {
          pattern: ApgPattern;
        };
        return [name, pattern] as const;
      }),
  );
  return Object.fromEntries(entries);
}

function proofsInTests(): [tag: string, proof: string][] {
  return globSync(testPlaces, { cwd: root })
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/\[(apg:[a-z-]+\/[a-z0-9-]+)\]/g)].map(
        ([, tag = ""]): [string, string] => [tag, `\`${file}\``],
      ),
    );
}

/** Who proves what: stories by their tags, tests by their titles. */
export function findProofs(stories: readonly DeclaredStory[], inTests = proofsInTests()): Proofs {
  const proofs = new Map<string, string[]>();
  const inStories = stories.flatMap(({ id, tags }) =>
    tags.filter((tag) => tag.startsWith("apg:")).map((tag): [string, string] => [tag, id]),
  );
  for (const [tag, proof] of [...inStories, ...inTests])
    proofs.set(tag, [...new Set([...(proofs.get(tag) ?? []), proof])]);
  return proofs;
}

/** Rows that nothing proves, and claims of rows that no pattern has. */
export function apgFailures(patterns: Patterns, proofs: Proofs): string[] {
  const rows = Object.entries(patterns).flatMap(([name, { rows }]) =>
    Object.keys(rows).map((row) => `apg:${name}/${row}`),
  );
  return [
    ...rows.filter((tag) => !proofs.has(tag)).map((tag) => `${tag}: no story or test proves it`),
    ...[...proofs]
      .filter(([tag]) => !rows.includes(tag))
      .map(([tag, by]) => `${tag}: no such row, claimed by ${by.join(", ")}`),
  ];
}

/** The table of patterns for docs/accessibility.md. */
export function apgTable(patterns: Patterns, proofs: Proofs): string {
  const sections = Object.entries(patterns)
    .sort(([, a], [, b]) => a.name.localeCompare(b.name, "en"))
    .map(([name, { name: title, page, rows, without = {} }]) =>
      [
        `### [${title}](https://www.w3.org/WAI/ARIA/apg/patterns/${page}/)`,
        "",
        "| row | proved by |",
        "|---|---|",
        ...Object.entries(rows).map(
          ([row, text]) =>
            `| ${text} | ${(proofs.get(`apg:${name}/${row}`) ?? []).join("<br>") || "**nothing yet**"} |`,
        ),
        ...Object.entries(without).map(([row, why]) => `| ${row} (optional) | left out: ${why} |`),
      ].join("\n"),
    );
  return sections.join("\n\n");
}
