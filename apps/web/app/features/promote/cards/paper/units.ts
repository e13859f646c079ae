const pointsPerMm = 72 / 25.4;

/** Points of a PDF. */
export const pt = (mm: number): number => mm * pointsPerMm;

/** Where millimetres of the paper lie on a page, in points. */
export interface Place {
  x: (mm: number) => number;
  y: (mm: number) => number;
}
