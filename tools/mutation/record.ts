import type { FolderResult, Survivor } from "./stryker.ts";

/** The share of changes that a folder's tests must notice. */
export const enough = 0.9;

/** Whether a folder's tests notice enough of its changes. */
export const isEnough = ({ killed, all }: Counted): boolean => killed / Math.max(1, all) >= enough;

/** What is stored of a folder: how many changes there were and how many its tests noticed. */
export interface Counted {
  folder: string;
  killed: number;
  all: number;
}

/** A survivor as it is stored: without its line, which moves; `why` is written by hand and stays as long as the survivor does. */
interface Argued {
  folder: string;
  file: string;
  was: string;
  became: string;
  why: string;
}

/** The page of results: the figures of each folder, and why each survivor may live. */
export interface MutationRecord {
  counts: Counted[];
  survivors: Argued[];
}

const escaped = (text: string) => text.replaceAll("|", "\\|");
const fence = "```";
const codeCell = (text: string) => `${fence} ${text === "" ? "" : `${escaped(text)} `}${fence}`;
const short = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

function rowsIn(page: string, name: string): string[][] {
  const inside = page.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? "";
  return inside
    .trim()
    .split("\n")
    .slice(2)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) =>
          cell
            .trim()
            .replace(/^``` ?(.*?) ?```$/, "$1")
            .replaceAll("\\|", "|"),
        ),
    );
}

/** What a page already states between its markers. */
export function readRecord(page: string): MutationRecord {
  return {
    counts: rowsIn(page, "results").map(([folder = "", noticed = ""]) => {
      const [killed = 0, all = 0] = noticed.split("/").map(Number);
      return { folder, killed, all };
    }),
    survivors: rowsIn(page, "survivors").map(([at = "", was = "", became = "", why = ""]) => {
      const slash = at.lastIndexOf("/");
      return { folder: at.slice(0, slash), file: at.slice(slash + 1), was, became, why };
    }),
  };
}

/** A measured folder takes the place of what was known of it; arguments of survivors that still live are stored. */
export function withResult(known: MutationRecord, result: FolderResult): MutationRecord {
  const { folder, killed, all } = result;
  const old = known.survivors.filter((survivor) => survivor.folder === folder);
  const living = result.survivors.map((one) => ({ ...one, was: short(one.was), became: short(one.became) }));
  const whyOf = ({ file, was, became }: Survivor) => {
    const at = old.findIndex((one) => one.file === file && one.was === was && one.became === became);
    return at < 0 ? "" : (old.splice(at, 1)[0]?.why ?? "");
  };
  return {
    counts: [...known.counts.filter((one) => one.folder !== folder), { folder, killed, all }],
    survivors: [
      ...known.survivors.filter((survivor) => survivor.folder !== folder),
      ...living.map((one) => ({
        folder,
        file: one.file,
        was: one.was,
        became: one.became,
        why: whyOf(one),
      })),
    ],
  };
}

function replaced(page: string, name: string, rows: readonly string[]): string {
  const [before = "", rest = ""] = page.split(`<!-- ${name} -->`);
  const after = rest.split(`<!-- /${name} -->`)[1] ?? "";
  return `${before}<!-- ${name} -->\n${rows.join("\n")}\n<!-- /${name} -->${after}`;
}

const byFolder = (a: { folder: string }, b: { folder: string }) => a.folder.localeCompare(b.folder);

/** The page with a record between its markers: the table of folders (only those that still exist) and the one of survivors. */
export function writeRecord(page: string, record: MutationRecord, folders: readonly string[]): string {
  const counts = record.counts.filter(({ folder }) => folders.includes(folder)).sort(byFolder);
  const killed = counts.reduce((sum, one) => sum + one.killed, 0);
  const all = counts.reduce((sum, one) => sum + one.all, 0);
  const row = (one: Counted) =>
    `| ${one.folder} | ${one.killed}/${one.all} | ${((100 * one.killed) / Math.max(1, one.all)).toFixed(1)} % |`;
  const survivors = record.survivors.filter(({ folder }) => folders.includes(folder)).sort(byFolder);
  const withCounts = replaced(page, "results", [
    "| folder | noticed | share |",
    "|---|---|---|",
    ...counts.map(row),
  ]);
  const unmeasured = folders.filter((name) => !counts.some(({ folder }) => folder === name));
  const rest = unmeasured.length === 0 ? "" : `; not measured yet: ${unmeasured.join(", ")}`;
  const withTotal = withCounts.replace(
    /<!-- total -->.*<!-- \/total -->/,
    `<!-- total -->${killed} of ${all} changes, ${((100 * killed) / Math.max(1, all)).toFixed(1)} %, in ${counts.length} of ${folders.length} folders${rest}.<!-- /total -->`,
  );
  return replaced(withTotal, "survivors", [
    "| where | was | became | why it may live |",
    "|---|---|---|---|",
    ...survivors.map(
      ({ folder, file, was, became, why }) =>
        `| ${folder}/${file} | ${codeCell(was)} | ${codeCell(became)} | ${why} |`,
    ),
  ]);
}
