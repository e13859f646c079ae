import type { ColorToken } from "./themes.ts";

/** What the front colour draws: text, large text (24 px, or 19 px bold), or the edge or mark of a control. */
export type ContrastKind = "text" | "large" | "control";

/** Two colours that a component puts on each other. */
export interface ContrastPair {
  kind: ContrastKind;
  front: ColorToken;
  back: ColorToken;
}

/**
 * Declares that a component draws each front on each back. A `.css.ts` exports it as `contrast`; the contrast test
 * finds it there and computes every pair in every theme.
 */
export function contrastPairs(
  kind: ContrastKind,
  fronts: readonly ColorToken[],
  backs: readonly ColorToken[],
): ContrastPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ kind, front, back })));
}

/** Pairs that the theme promises by their names, whoever uses them. */
export const promisedPairs: readonly ContrastPair[] = [
  ...contrastPairs("text", ["onPrimary"], ["primary", "primaryHover"]),
  ...contrastPairs("text", ["onPrimarySoft"], ["primarySoft"]),
  ...contrastPairs("text", ["onAccent"], ["accent"]),
  ...contrastPairs("text", ["onDanger"], ["danger", "dangerHover"]),
  ...contrastPairs("text", ["onJobi"], ["jobi"]),
  ...contrastPairs("text", ["onAvatar"], ["avatar"]),
  ...contrastPairs("text", ["success", "warning", "danger", "info"], ["page", "surface", "raised"]),
];
