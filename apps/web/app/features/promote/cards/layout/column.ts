import type { CardFont } from "@jobami/api/cards/routes";
import type { Shown } from "./facts.ts";
import { fittingSize, linesOf, widthOf } from "./fit.ts";
import type { Letters, TextShape } from "./shapes.ts";

/** Where lines of text stand below each other, and in which colours. */
export interface Column {
  x: number;
  width: number;
  top: number;
  bottom: number;
  anchor: TextShape["anchor"];
  name: string;
  accent: string;
  ink: string;
}

const sizes = {
  name: { most: 6.4, least: 3.2 },
  trade: { most: 3.5, least: 2.4 },
  small: { most: 2.9, least: 1.9 },
};
/** From one line to the next, in sizes of letters. */
const leading = 1.3;

/** Between who a person is, what they do and what they declare of it. */
const groupGap = 0.9;

interface Line {
  about: TextShape["about"];
  /** Above it. */
  gap: number;
  text: string;
  size: number;
  fill: string;
  letters: Letters;
  isBold: boolean;
}

const lettersOf = (font: CardFont): Letters => (font === "dessinee" ? "heading" : "text");

/** Text on two lines at most, all in one size. */
function rowsOf(
  text: string,
  width: number,
  { size, ...bounds }: { size: number; most: number; least: number },
): { text: string; size: number }[] {
  const rows = linesOf(text, width, size, 2);
  const fitting = Math.min(...rows.map((row) => fittingSize(row, width, bounds)));
  // A dot that parts two things stands between them alone.
  return rows.map((row) => ({ text: row.replace(/ ·$/, ""), size: fitting }));
}

function headLines({ name, trade, phrase }: Shown, column: Column, font: CardFont): Line[] {
  const { width, accent, ink } = column;
  const letters = lettersOf(font);
  // A long name stands on two lines rather than in small letters.
  const rows = widthOf(name, 5) <= width ? [name] : linesOf(name, width, 5, 2);
  const nameSize = Math.min(...rows.map((row) => fittingSize(row, width, sizes.name)));
  return [
    ...rows.map((text) => ({
      about: "name" as const,
      gap: 0,
      text,
      size: nameSize,
      fill: column.name,
      letters,
      isBold: true,
    })),
    ...rowsOf(trade, width, { size: 3.2, ...sizes.trade }).map((row, at) => ({
      ...row,
      about: "trade" as const,
      gap: at === 0 ? groupGap : 0,
      fill: accent,
      letters,
      isBold: true,
    })),
    ...rowsOf(phrase, width, { size: 3, most: 3, least: 2 }).map((row, at) => ({
      ...row,
      about: "phrase" as const,
      gap: at === 0 ? groupGap : 0,
      fill: ink,
      letters: "text" as const,
      isBold: false,
    })),
  ].filter(({ text }) => text !== "");
}

/** How much smaller lines must be so that all of them have room. */
function scaleOf(head: readonly Line[], contacts: number, room: number): number {
  const needed =
    head.reduce((sum, { size, gap }) => sum + size * leading + gap, 0) + contacts * 2.3 * leading + 1;
  return Math.min(1, room / needed);
}

/** Who a person is from the top down, how they are reached from the bottom up. */
export function columnOf(shown: Shown, column: Column, font: CardFont): TextShape[] {
  const { x, width, top, bottom, anchor, ink } = column;
  const { contacts } = shown;
  const at = { kind: "text" as const, x, width, anchor };
  const shapes: TextShape[] = [];
  const head = headLines(shown, column, font);
  const scale = scaleOf(head, contacts.length, bottom - top);
  let y = top;
  for (const { size, gap, ...line } of head) {
    y += (size * leading + gap) * scale;
    shapes.push({ ...at, ...line, size: size * scale, y });
  }
  const most = Math.min(sizes.small.most, (bottom - y - 1) / Math.max(1, contacts.length) / leading);
  for (const [from, text] of contacts.toReversed().entries()) {
    const size = Math.min(most, fittingSize(text, width, sizes.small));
    const line = { about: "contact", text, size, fill: ink, letters: "text", isBold: false } as const;
    shapes.push({ ...at, ...line, y: bottom - from * most * leading });
  }
  return shapes;
}
