/** The letters of the brand, drawn ones or those that are easiest to read. */
export type Letters = "heading" | "text";

/** Text on one line: nothing wider than `width` is drawn. */
export interface TextShape {
  kind: "text";
  /** What it states; lines of the same belong together. */
  about: "name" | "trade" | "phrase" | "contact";
  x: number;
  /** The line that letters stand on. */
  y: number;
  size: number;
  width: number;
  text: string;
  fill: string;
  letters: Letters;
  isBold: boolean;
  anchor: "start" | "middle";
}

/** What a card is made of, in millimetres from the corner of the paper that is cut away. */
export type Shape =
  | {
      kind: "box";
      x: number;
      y: number;
      width: number;
      height: number;
      fill: string;
      radius?: number;
    }
  | { kind: "path"; path: string; fill: string }
  | { kind: "code"; x: number; y: number; size: number; value: string; dark: string; light: string }
  | { kind: "picture"; x: number; y: number; size: number; href: string }
  | TextShape;

/** A card as it is cut, and what is printed beyond each edge so that no white shows. */
export const card = { width: 85, height: 55, bleed: 3 } as const;
/** The paper with what is cut away. */
export const sheet = { width: card.width + 2 * card.bleed, height: card.height + 2 * card.bleed } as const;
