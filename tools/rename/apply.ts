import { isIn, type PartRule, type PhraseRule, type Role, type Rule, type RuleSet } from "./rule.ts";
import { type Segment, segmentsOf, written } from "./segments.ts";

/** What a set did to a file. */
export interface Applied {
  readonly text: string;
  /** How often each rule found its place, by its place in the set. */
  readonly counts: ReadonlyMap<number, number>;
  readonly collisions: readonly string[];
}

/** How many segments before and after an identifier its rule sees. */
const near = 40;

const prose: readonly Segment["kind"][] = ["comment", "title", "markdown"];

/** Applies the rules of a set to the text of a file, in their order. File rules are not for here. */
export function applyRules(set: RuleSet, file: string, text: string): Applied {
  const small = text.toLowerCase();
  const chosen = set.rules
    .map((rule, index) => ({ rule, index }))
    .filter(
      ({ rule }) =>
        mayStand(rule, text, small) && isIn(rule.in ?? set.in, file) && (rule.where?.test(text) ?? true),
    );
  const counts = new Map<number, number>();
  const collisions = new Set<string>();
  if (chosen.length === 0) return { text, counts, collisions: [] };
  const segments = segmentsOf(file, text);
  const stays = new Set(
    (set.keep ?? []).filter((exception) => isIn(exception.in, file)).map(({ token }) => token),
  );
  for (const { rule, index } of chosen) {
    const names = rule.meant === true ? undefined : standing(segments);
    let count = 0;
    for (const [at, segment] of segments.entries()) {
      const around = () => [
        written(segments.slice(Math.max(0, at - near), at)),
        written(segments.slice(at + 1, at + near)),
      ];
      count += change(segment, rule, stays, around, (from, to, role) => {
        if (names?.[role].has(to) === true) collisions.add(`${file}: ${from} → ${to} (${role})`);
      });
    }
    if (count > 0) counts.set(index, count);
  }
  if (counts.size > 0) shorten(segments);
  return { text: written(segments), counts, collisions: [...collisions] };
}

/** `{ text: text }` and `copy as copy`, which the rules made of two names, become one. */
function shorten(segments: Segment[]): void {
  for (const [at, first] of segments.entries()) {
    const between = segments[at + 1];
    const second = segments[at + 2];
    if (between?.kind !== "code" || second?.variable === undefined || second.property !== undefined) continue;
    const isPair = first.variable === undefined && between.text === ": ";
    const isAlias = first.property === undefined && between.text === " as ";
    const name = isPair ? first.property : isAlias ? first.variable : undefined;
    if (name !== second.variable || first.text === second.text) continue;
    first.text = "";
    first.property = undefined;
    first.variable = undefined;
    between.text = "";
    if (isPair) second.property = name;
  }
}

type Renamed = (from: string, to: string, role: Role) => void;

function mayStand(rule: Rule, text: string, small: string): boolean {
  if (rule.holds !== undefined && !small.includes(rule.holds)) return false;
  if ("from" in rule) return text.includes(rule.from);
  if ("part" in rule) return text.includes(rule.part);
  if ("string" in rule) return text.includes(rule.string);
  return !("file" in rule);
}

/** The names that stand in a file before a rule. */
function standing(segments: readonly Segment[]): Record<Role, Set<string>> {
  const names = { property: new Set<string>(), variable: new Set<string>() };
  for (const { property, variable } of segments) {
    if (property !== undefined) names.property.add(property);
    if (variable !== undefined) names.variable.add(variable);
  }
  return names;
}

function change(
  segment: Segment,
  rule: Rule,
  stays: ReadonlySet<string>,
  around: () => string[],
  renamed: Renamed,
): number {
  if ("phrase" in rule) return changePhrase(segment, rule);
  if ("string" in rule) return changeString(segment, rule.string, rule.to);
  if ("file" in rule) return 0;
  const renameOf = (name: string): string => {
    if (stays.has(name)) return name;
    if ("part" in rule) return withPart(name, rule);
    return name === rule.from ? rule.to : name;
  };
  if (segment.kind === "identifier") {
    const isNamed = "part" in rule || segment.property === rule.from || segment.variable === rule.from;
    if (!isNamed || ("from" in rule && !fits(rule, around))) return 0;
    return changeNames(segment, rule.role, renameOf, renamed);
  }
  return rule.text === true && prose.includes(segment.kind) ? changeText(segment, renameOf) : 0;
}

function fits(rule: { before?: RegExp; after?: RegExp }, around: () => string[]): boolean {
  if (rule.before === undefined && rule.after === undefined) return true;
  const [before = "", after = ""] = around();
  return (rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true);
}

function changeNames(
  segment: Segment,
  role: Role | undefined,
  renameOf: (name: string) => string,
  renamed: Renamed,
): number {
  let count = 0;
  for (const each of ["property", "variable"] as const) {
    const name = segment[each];
    if (name === undefined || (role !== undefined && role !== each)) continue;
    const next = renameOf(name);
    if (next === name) continue;
    segment[each] = next;
    renamed(name, next, each);
    count = 1;
  }
  return count;
}

function changeText(segment: Segment, renameOf: (name: string) => string): number {
  let count = 0;
  segment.text = segment.text.replace(/[A-Za-z_$][\w$]*/g, (name) => {
    const next = renameOf(name);
    if (next !== name) count += 1;
    return next;
  });
  return count;
}

/** A name with its part renamed: parts begin with a capital, after `_`, or with the name. */
export function withPart(name: string, { part, to }: Pick<PartRule, "part" | "to">): string {
  return name.replace(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g, (each) => (each === part ? to : each));
}

function changeString(segment: Segment, from: string, to: string): number {
  if (segment.kind !== "string" || segment.text.slice(1, -1) !== from) return 0;
  segment.text = `${segment.text.charAt(0)}${to}${segment.text.charAt(0)}`;
  return 1;
}

const escaped = /[.*+?^${}()|[\]\\]/g;
/** Between two words of prose: a space, or a line break with what begins a line of a comment. */
const gap = "(?:[ \\t]+|[ \\t]*\\n[ \\t]*(?:(?:\\*|//|--)[ \\t]+)?)";
const lineBreak = /[ \t]*\n[ \t]*(?:(?:\*|\/\/|--)[ \t]+)?/;

const phrases = new Map<PhraseRule["phrase"], RegExp>();

function phraseOf(phrase: PhraseRule["phrase"]): RegExp {
  const known = phrases.get(phrase);
  if (known !== undefined) return known;
  const pattern = typeof phrase === "string" ? exactly(phrase) : spread(phrase);
  phrases.set(phrase, pattern);
  return pattern;
}

/** An exact text as a pattern; a small letter at its beginning stands for the capital too. */
function exactly(phrase: string): RegExp {
  const first = phrase.charAt(0);
  const begin = /[a-z]/.test(first) ? `[${first}${first.toUpperCase()}]` : first.replace(escaped, "\\$&");
  const rest = phrase.slice(1).replace(escaped, "\\$&").replace(/ /g, gap);
  const before = /\w/.test(first) ? "(?<![\\w$])" : "";
  const after = /\w$/.test(phrase) ? "(?![\\w$])" : "";
  return new RegExp(`${before}${begin}${rest}${after}`, "g");
}

/** A pattern whose spaces stand for line breaks too. */
function spread({ source, flags }: RegExp): RegExp {
  const wide = source.replace(/\[(?:\\.|[^\]\\])*\]| (?![*+?{])/g, (part) => (part === " " ? gap : part));
  return new RegExp(wide, flags.includes("g") ? flags : `${flags}g`);
}

function changePhrase(segment: Segment, { phrase, to, kinds = prose, holds }: PhraseRule): number {
  if (!kinds.includes(segment.kind) || segment.kind === "identifier") return 0;
  if (holds !== undefined && !segment.text.toLowerCase().includes(holds)) return 0;
  const anyCase = typeof phrase === "string" ? /^[a-z]/.test(phrase) : phrase.flags.includes("i");
  let count = 0;
  segment.text = segment.text.replace(phraseOf(phrase), (...found: string[]) => {
    const [whole = ""] = found;
    const next = typeof phrase === "string" ? to : filled(to, found);
    const changed = withBreakOf(whole, anyCase && /^[A-Z]/.test(whole) ? capital(next) : next);
    if (changed !== whole) count += 1;
    return changed;
  });
  return count;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A replacement with the groups that were found in place of `$1`, `$2`… */
function filled(to: string, found: readonly string[]): string {
  return to.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? "");
}

/** The new text with the line break of the old one, at its last space, or after it. */
function withBreakOf(found: string, to: string): string {
  const wrap = found.match(lineBreak)?.[0];
  if (wrap === undefined || to.includes("\n")) return to;
  const at = to.lastIndexOf(" ");
  return at < 0 ? `${wrap}${to}` : `${to.slice(0, at)}${wrap}${to.slice(at + 1)}`;
}
