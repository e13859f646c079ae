import { type Accepted, acceptedPatterns } from "./accepted.ts";
import type { KnownPattern } from "./patterns.ts";

/** Whether a row speaks of a pattern: the same source, in every place where it stands or in the first of them. */
export function isOf({ file, source }: Accepted, pattern: KnownPattern): boolean {
  const isSame = source.endsWith("…")
    ? pattern.source.startsWith(source.slice(0, -1))
    : pattern.source === source;
  return isSame && pattern.places.some((place) => place.startsWith(`${file}:`));
}

/** The row that accepts a pattern, where there is one. */
export const rowOf = (pattern: KnownPattern) => acceptedPatterns.find((row) => isOf(row, pattern));
