import type { CardDesign } from "@jobami/api/cards/contract";
import { type CardLinks, shownOf } from "./facts.ts";
import type { Shape } from "./shapes.ts";
import { backOf, frontOf } from "./templates.ts";

export type { CardLinks } from "./facts.ts";
export { widthOf } from "./fit.ts";
export { leastContrast, palettes } from "./palettes.ts";
export { type Read, readingOf } from "./reading.ts";
export { card, type Letters, type Shape, sheet, type TextShape } from "./shapes.ts";

export type CardSide = "front" | "back";

/** What is drawn of a side of a card, the lowest first. */
export function shapesOf(design: CardDesign, links: CardLinks, side: CardSide): Shape[] {
  const shown = shownOf(design, links);
  return side === "front" ? frontOf(design, shown) : backOf(design, shown);
}

/** The sides that are printed. */
export const sidesOf = ({ hasBack }: Pick<CardDesign, "hasBack">): CardSide[] =>
  hasBack ? ["front", "back"] : ["front"];
