import { check, type Diagnostics } from "recheck";
import type { Pattern } from "./patterns.ts";

// The checker's Java and native builds are not installed.
process.env.RECHECK_BACKEND = "pure";

/** A run that may be this long is as good as one without end: runs within runs multiply. */
const longRun = 4;
const RUN = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(?:(,)(\d*))?\}/gs;

/**
 * The pattern with no end to its long runs (`{1,63}` becomes `+`). The checker takes whatever has an end for safe, even where
 * it ends after 63 to the power of 16 steps.
 */
export function withoutEnds(source: string): string {
  return source.replace(RUN, (all, least?: string, comma?: string, most?: string) => {
    if (least === undefined || (comma !== undefined && most === "")) return all;
    if (Number(most ?? least) < longRun) return all;
    return least === "0" ? "*" : "+";
  });
}

/** How the time of a pattern grows with its text: the power of its length, Infinity for exponential, null where a checker gives no answer. */
export type Degree = number | null;

function degreeOf(diagnostics: Diagnostics): Degree {
  if (diagnostics.status === "safe") return 1;
  if (diagnostics.status === "unknown") return null;
  const { complexity } = diagnostics;
  return complexity.type === "polynomial" ? complexity.degree : Number.POSITIVE_INFINITY;
}

/** The worst that was found; null where nothing bad was found and something got no answer. */
function worst(degrees: readonly Degree[]): Degree {
  const highest = Math.max(1, ...degrees.map((degree) => degree ?? 1));
  return highest > 1 || !degrees.includes(null) ? highest : null;
}

/** What automata prove of a pattern, of its long runs too. Nothing where it takes longer than the limit for one of them. */
export async function provedDegree({ source, flags }: Pattern, timeout: number): Promise<Degree> {
  const degrees: Degree[] = [];
  for (const each of new Set([source, withoutEnds(source)]))
    degrees.push(degreeOf(await check(each, flags, { checker: "automaton", timeout })));
  return worst(degrees);
}

/** An attack counts steps, never time: a busy machine finds what a quiet one does. A square of such a text has more steps, a line fewer. */
const attack = {
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 100_000_000,
  maxAttackStringSize: 30_000,
} as const;

/** What the checker finds by attacking a pattern, as far as it comes within the limit. */
export async function foundDegree({ source, flags }: Pattern, timeout: number): Promise<Degree> {
  return degreeOf(await check(source, flags, { ...attack, checker: "fuzz", timeout }));
}
