import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** One measured figure beside its baseline. A `broken` bound fails the run; `missed` is reported only, for time is noisy. */
export interface Row {
  what: string;
  ours: string;
  baseline: string;
  ratio: string;
  bound: string;
  verdict: "held" | "broken" | "missed" | "no bound";
}

/** What a section measured and how. */
export interface Measured {
  title: string;
  how: readonly string[];
  rows: readonly Row[];
}

const opening = (name: string) => `<!-- ${name} -->`;
const closing = (name: string) => `<!-- /${name} -->`;

/** A section as Markdown: how it was measured, then its table. */
export function sectionText({ title, how, rows }: Measured, conditions: string): string {
  const table = rows.map(
    (row) =>
      `| ${row.what} | ${row.ours} | ${row.baseline} | ${row.ratio} | ${row.bound} | ${row.verdict === "no bound" ? "—" : row.verdict} |`,
  );
  return [
    `## ${title}`,
    "",
    conditions,
    "",
    ...how.map((line) => `- ${line}`),
    "",
    "| what | ours | baseline | ratio | bound | verdict |",
    "|---|---|---|---|---|---|",
    ...table,
  ].join("\n");
}

/** The document with a section put in its place: over its former text, or at the end. */
export function withSection(document: string, name: string, text: string): string {
  const block = `${opening(name)}\n${text}\n${closing(name)}`;
  const start = document.indexOf(opening(name));
  const end = document.indexOf(closing(name));
  if (start < 0 || end < start) return `${document.trimEnd()}\n\n${block}\n`;
  return document.slice(0, start) + block + document.slice(end + closing(name).length);
}

const head = `# Performance

Written by \`pnpm bench\` (\`pnpm bench pages\`, \`lighthouse\`, \`list\` or \`ui\` for one section). Bytes are exact and fail the run
when their bound is broken. Times are ratios to a baseline measured in the same run, since no machine is as fast as
another, nor as itself an hour later: they are reported, not asserted.
`;

/** Puts a section into the document on disk, which is begun when it is not there. */
export function writeSection(file: string, name: string, text: string): void {
  const document = existsSync(file) ? readFileSync(file, "utf8") : head;
  writeFileSync(file, withSection(document, name, text));
}
