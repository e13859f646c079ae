import type { DisplayChoice } from "./display.ts";

/** A colour vision that has a filter. */
export type ColorVision = Exclude<DisplayChoice<"colorBlindSupport">, "none">;
/** Rows of red, green and blue, out of linear red, green and blue. */
export type ColorMatrix = readonly (readonly [number, number, number])[];

/** Weights of relative luminance, the measure of contrast (WCAG 2.2, sRGB). */
const luminance = [0.2126, 0.7152, 0.0722] as const;
const axes = [0, 1, 2] as const;

/** What an eye without red, green or blue cones sees (Machado, Oliveira and Fernandes 2009, severity 1). */
export const seenBy = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<Exclude<ColorVision, "monochrome">, ColorMatrix>;

/**
 * Where the difference that an eye misses goes: into the colours that it does see (after Fidaner, Lin and Ozguven
 * 2005). Stronger shifts leave the screen’s gamut, and with it the contrasts of the themes.
 */
const intoBlue: ColorMatrix = [
  [0, 0, 0],
  [0, 1, 0],
  [0.4, 0, 1],
];
const intoRed: ColorMatrix = [
  [1, 0, 0.7],
  [0, 1, 0.7],
  [0, 0, 0],
];

function matrix(cell: (row: 0 | 1 | 2, column: 0 | 1 | 2) => number): ColorMatrix {
  return axes.map((row) => axes.map((column) => cell(row, column)) as unknown as [number, number, number]);
}

const at = (rows: ColorMatrix, row: number, column: number) => rows[row]?.[column] ?? 0;
const same = (row: number, column: number) => (row === column ? 1 : 0);

/** Moves what is missed into what is seen, then gives every colour its own luminance back: contrast stays. */
function compensation(seen: ColorMatrix, shift: ColorMatrix): ColorMatrix {
  const missed = matrix((row, column) => same(row, column) - at(seen, row, column));
  const moved = matrix(
    (row, column) =>
      same(row, column) +
      axes.reduce<number>((sum, inner) => sum + at(shift, row, inner) * at(missed, inner, column), 0),
  );
  const gained = axes.map(
    (column) =>
      luminance[column] - axes.reduce<number>((sum, row) => sum + luminance[row] * at(moved, row, column), 0),
  );
  return matrix((row, column) => at(moved, row, column) + (gained[column] ?? 0));
}

/** What the page’s colours become for each colour vision; greys and contrasts stay what they are [A11Y-09]. */
export const colorVisionMatrices: Readonly<Record<ColorVision, ColorMatrix>> = {
  protanopia: compensation(seenBy.protanopia, intoBlue),
  deuteranopia: compensation(seenBy.deuteranopia, intoBlue),
  tritanopia: compensation(seenBy.tritanopia, intoRed),
  monochrome: matrix((_, column) => luminance[column]),
};

/** Id of the SVG filter of a colour vision; ColorVisionFilters draws it, the theme refers to it. */
export const colorVisionFilterId = (vision: ColorVision): string => `color-vision-${vision}`;
