import { dirname, posix } from "node:path";
import { type FileRule, isIn, type RuleSet } from "./rule.ts";
import { segmentsOf, written } from "./segments.ts";

/** New paths by old ones. */
export type Moves = ReadonlyMap<string, string>;

/** Which files the rules of a set rename. Refuses a path that stands already. */
export function movesOf(set: RuleSet, files: readonly string[]): Moves {
  const standing = new Set(files);
  const moves = new Map<string, string>();
  for (const file of files) {
    const to = set.rules
      .filter((rule): rule is FileRule => "file" in rule && isIn(rule.in ?? set.in, file))
      .reduce((path, rule) => renamedBy(rule, path), file);
    if (to === file) continue;
    if (standing.has(to)) throw new Error(`${file} cannot become ${to}: that file stands already`);
    standing.add(to);
    moves.set(file, to);
  }
  return moves;
}

function renamedBy(rule: FileRule, path: string): string {
  if (typeof rule.file === "string") return rule.file === path ? rule.to : path;
  return path.replace(rule.file, rule.to);
}

const source = /\.(?:[mc]?ts|tsx|[mc]?js)$/;

/** How texts mention the files that move, and what they say after it. */
export type Mentions = readonly (readonly [old: RegExp, now: string])[];

/** The text of a file with its relative paths and its mentions of files as they are after the moves. */
export function followMoves(
  file: string,
  text: string,
  moves: Moves,
  files: ReadonlySet<string>,
  mentions: Mentions,
): string {
  const followed = source.test(file) ? followPaths(file, text, moves, files) : text;
  return mentions.reduce((before, [old, now]) => before.replace(old, now), followed);
}

function followPaths(file: string, text: string, moves: Moves, files: ReadonlySet<string>): string {
  const from = dirname(file);
  const to = dirname(moves.get(file) ?? file);
  const segments = segmentsOf(file, text);
  for (const segment of segments) {
    if (segment.isPath !== true) continue;
    const [, path = "", rest = ""] = segment.text.slice(1, -1).match(/^([^?#]*)(.*)$/) ?? [];
    const target = fileAt(posix.join(from, path), files);
    if (target === undefined || (from === to && !moves.has(target.file))) continue;
    const moved = moves.get(target.file) ?? target.file;
    const relative = posix.relative(to, moved.slice(0, moved.length - target.ending.length));
    const quote = segment.text.charAt(0);
    segment.text = `${quote}${relative.startsWith(".") ? relative : `./${relative}`}${rest}${quote}`;
  }
  return written(segments);
}

const endings = ["", ".ts", ".tsx", "/index.ts", ".css.ts"];

function fileAt(path: string, files: ReadonlySet<string>): { file: string; ending: string } | undefined {
  const ending = endings.find((each) => files.has(`${path}${each}`));
  return ending === undefined ? undefined : { file: `${path}${ending}`, ending };
}

/** Mentions by whole paths of the repository, and by the shortest end of a path that no other file has. */
export function mentionsOf(moves: Moves, files: ReadonlySet<string>): Mentions {
  const ends = new Map<string, number>();
  for (const file of files) for (const end of endsOf(file)) ends.set(end, (ends.get(end) ?? 0) + 1);
  return [...moves].flatMap(([file, to]) => {
    const parts = to.split("/");
    const isSameDepth = parts.length === file.split("/").length;
    const end = endsOf(file).find((each) => ends.get(each) === 1) ?? file;
    const pairs: [string, string][] = [[file, to]];
    if (isSameDepth) pairs.push([end, parts.slice(-end.split("/").length).join("/")]);
    return pairs.map(([old, now]) => [mentioned(old), now] as const);
  });
}

/** The ends of a path, from its name alone to the whole. */
function endsOf(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, at) => parts.slice(parts.length - 1 - at).join("/"));
}

const mentioned = (path: string) =>
  new RegExp(`(?<![\\w-])${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "g");
