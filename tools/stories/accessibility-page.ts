import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the evidence of accessibility is written down. */
export const pageFile = join(import.meta.dirname, "../../docs/accessibility.md");

const start = "<!-- apg: written by `pnpm accessibility` from the stories -->";
const end = "<!-- /apg -->";

/** The page as it stands. */
export function accessibilityPage(): string {
  return readFileSync(pageFile, "utf8");
}

/** The page with another table of patterns, everything else unchanged. */
export function withTable(page: string, table: string): string {
  const [before, rest] = page.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined)
    throw new Error(`docs/accessibility.md has lost its marks: ${start} … ${end}`);
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}
