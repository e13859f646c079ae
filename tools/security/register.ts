import { type Accepted, acceptedPatterns } from "./accepted.ts";
import type { KnownPattern } from "./patterns.ts";

/** Whether a row speaks of a pattern: its source, written or made in that file. */
export function isOf({ file, source }: Accepted, pattern: KnownPattern): boolean {
  const isSame = source.endsWith("…")
    ? pattern.source.startsWith(source.slice(0, -1))
    : pattern.source === source;
  return isSame && pattern.places.some((place) => place.startsWith(`${file}:`));
}

/** The row that accepts a pattern, where there is one. */
export const rowOf = (pattern: KnownPattern) => acceptedPatterns.find((row) => isOf(row, pattern));
