import type { History } from "./history.types.ts";

/** The most steps back. */
export const mostSteps = 100;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A document no one has changed. */
export const historyOf = <Document>(present: Document): History<Document> => ({
  past: [],
  present,
  future: [],
  part: null,
});

/** The document after a change; what was undone is gone. A further change of the same part is the same step. */
export function changed<Document>(
  history: History<Document>,
  document: Document,
  part: string | null,
): History<Document> {
  const { past, present, future } = history;
  const isSameStep = part !== null && part === history.part && future.length === 0;
  return {
    past: isSameStep ? past : [...past, present].slice(-mostSteps),
    present: document,
    future: [],
    part,
  };
}

/** One step back; the same where there is none. */
export function undone<Document>(history: History<Document>): History<Document> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], part: null };
}

/** One step forth; the same where there is none. */
export function redone<Document>(history: History<Document>): History<Document> {
  const { past, present, future } = history;
  const [next, ...further] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: further, part: null };
}
