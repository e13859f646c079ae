import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A decision of `docs/adr`. */
export interface Decision {
  file: string;
  number: string;
  title: string;
  /** How it stands, as its page states: accepted, amended, merged or superseded, with links to the others. */
  status: string;
}

const folder = join(import.meta.dirname, "../../docs/adr");
export const indexFile = join(folder, "README.md");

/** The pages of all decisions by their file, in the order of their numbers. */
export function readPages(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => /^\d{3}-.+\.md$/.test(file));
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** A decision as its page begins: `# 001 · Title`, then `**Status.** …` as a paragraph. */
export function readDecision(file: string, page: string): Decision {
  const [, number = "", title = ""] = /^# (\d{3}) · (.+)$/m.exec(page) ?? [];
  const [, status = ""] = /^\*\*Status\.\*\* (.+?)\n(?:\n|$)/ms.exec(page) ?? [];
  return { file, number, title, status: status.replace(/\s+/g, " ").trim() };
}

/** What a status may state of another decision, and what that one states back. */
const answers: Record<string, string> = {
  "amended by": "amends",
  amends: "amended by",
  "merged into": "includes",
  includes: "merged into",
  "superseded by": "supersedes",
  supersedes: "superseded by",
};
const relation = new RegExp(
  `(${Object.keys(answers).join("|")}) ((?:\\[\\d{3}\\]\\([^)]+\\)(?:, | and )?)+)`,
  "g",
);

function relationsOf({ number, status }: Decision): { from: string; how: string; to: string }[] {
  return [...status.toLowerCase().matchAll(relation)].flatMap(([, how = "", links = ""]) =>
    [...links.matchAll(/\[(\d{3})\]/g)].map(([, to = ""]) => ({ from: number, how, to })),
  );
}

/** What is wrong with how the decisions state their number, their status and each other. */
export function faultsOf(decisions: readonly Decision[]): string[] {
  const stated = decisions.flatMap(relationsOf);
  const oneSided = stated.filter(
    ({ from, how, to }) =>
      !stated.some((other) => other.from === to && other.to === from && other.how === answers[how]),
  );
  const known = /^(?:Accepted|Merged into|Superseded by)\b/i;
  return [
    ...decisions
      .filter(({ file, number, title }) => title === "" || !file.startsWith(`${number}-`))
      .map(({ file }) => `${file}: begins with « # NUMBER · Title »`),
    ...decisions.filter(({ status }) => !known.test(status)).map(({ file }) => `${file}: has no status`),
    ...oneSided.map(({ from, how, to }) => `${to}: does not state « ${answers[how]} ${from} »`),
  ];
}

/** The index of all decisions, `docs/adr/README.md`. */
export function indexPage(decisions: readonly Decision[]): string {
  const rows = decisions.map(
    ({ file, number, title, status }) =>
      `| [${number}](${file}) | ${title.replace(/\|/g, "\\|")} | ${status.replace(/\.$/, "")} |`,
  );
  return `# Decisions

What a newcomer would question, and why it is so. How one is written stands in [CONTRIBUTING.md](../../CONTRIBUTING.md#a-decision).
Written by \`node tools/generate.ts decisions\`; numbers that are not here were not used.

| number | title | status |
|---|---|---|
${rows.join("\n")}
`;
}
