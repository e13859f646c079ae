import type { Tally } from "../test/tally.ts";

/** One measured line of a soak; a line that is not `held` fails the run. */
export interface Finding {
  what: string;
  measured: string;
  bound: string;
  held: boolean;
}

/** A long check in full size, most of them against running servers: `pnpm soak NAME`. `npm test` runs the same checks with a small n. */
export interface Soak {
  /** What it proves, in a sentence. */
  what: string;
  run: () => Promise<Finding[]>;
}

/** With what the table of findings begins. */
export const findingsHead = "| what | measured | bound | verdict |";

/** The findings as a Markdown table. */
export function findingsTable(findings: readonly Finding[]): string {
  const rows = findings.map(
    ({ what, measured, bound, held }) => `| ${what} | ${measured} | ${bound} | ${held ? "held" : "BROKEN"} |`,
  );
  return [findingsHead, "|---|---|---|---|", ...rows].join("\n");
}

/** The findings of such a table as tests of a part. */
export function tallyOf(table: string): Tally {
  const counted = (verdict: string) => table.match(new RegExp(`\\| ${verdict} \\|$`, "gm"))?.length ?? 0;
  return { passed: counted("held"), failed: counted("BROKEN"), skipped: 0 };
}
