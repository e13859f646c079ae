import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { withSection } from "../bench/report.ts";

/** Where the figures of growth stand, in tables that `pnpm scale` writes. */
export const scaleFile = join(import.meta.dirname, "../../docs/scale.md");

/** Figures of one measuring: how they were taken, and tables by their columns. */
export interface ScaleSection {
  title: string;
  how: readonly string[];
  tables: readonly { columns: readonly string[]; rows: readonly (readonly string[])[] }[];
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const widest = 110;

/** An item of a list, in lines as wide as those of other pages. */
function item(text: string): string[] {
  const lines = ["-"];
  for (const part of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + 1 + part.length <= widest) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(`  ${part}`);
  }
  return lines;
}

/** A section as Markdown: the command that gave its figures, and when; how they were taken; its tables. */
export function scaleText(command: string, { title, how, tables }: ScaleSection, at: Date): string {
  const cores = availableParallelism();
  return [
    `## ${title}`,
    "",
    `By \`${command}\` on ${at.toISOString().slice(0, 10)}, ${cores} shared cores, Node ${process.versions.node}.`,
    "",
    ...how.flatMap(item),
    ...tables.flatMap(({ columns, rows }) => [
      "",
      line(columns),
      `|${columns.map(() => "---").join("|")}|`,
      ...rows.map(line),
    ]),
  ].join("\n");
}

/** Puts a section into docs/scale.md, in the place of its former figures. */
export function writeScale(name: string, text: string): void {
  const page = existsSync(scaleFile) ? readFileSync(scaleFile, "utf8") : "# Scale\n";
  writeFileSync(scaleFile, withSection(page, name, text));
}

/** A table of a section of a page, by its name and its place among the section's; each row by its columns. */
export function readScale(page: string, name: string, place = 0): Record<string, string>[] {
  const [, section = ""] = new RegExp(`<!-- ${name} -->([\\s\\S]*?)<!-- /${name} -->`).exec(page) ?? [];
  const tables = section.match(/^(\|.*\n)+/gm) ?? [];
  const [columns = [], , ...rows] = (tables[place] ?? "")
    .trim()
    .split("\n")
    .map((each) =>
      each
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])));
}

/** A number as people write it in tables: 12,300, or 1.2 where it is small. */
export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(2)));
