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

/** The findings as a Markdown table. */
export function findingsTable(findings: readonly Finding[]): string {
  const rows = findings.map(
    ({ what, measured, bound, held }) => `| ${what} | ${measured} | ${bound} | ${held ? "held" : "BROKEN"} |`,
  );
  return ["| what | measured | bound | verdict |", "|---|---|---|---|", ...rows].join("\n");
}
