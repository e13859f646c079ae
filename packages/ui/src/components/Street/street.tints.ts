import { palette } from "../../theme/palette.ts";

const { rue, craie, encre, sapin, mandarine, mirabelle } = palette;

/** Paints of the street by day: walls, roofs (doors and awnings too), glass, greenery, ground. */
export const day = {
  chalk: rue.sable,
  peach: rue.abricot,
  rose: rue.peche,
  straw: rue.creme,
  mint: rue.menthe,
  sky: rue.azur,
  terracotta: rue.tuile,
  slate: rue.ardoise,
  green: sapin[600],
  pine: sapin[700],
  tangerine: mandarine[500],
  brick: rue.tuile,
  glass: "oklch(1 0 0 / 0.72)",
  light: mirabelle[500],
  cloth: craie[0],
  shade: "oklch(0.235 0.03 168 / 0.14)",
  leaf: rue.feuillage,
  trunk: rue.tronc,
  ground: encre[700],
  sun: mirabelle[500],
  edge: "transparent",
  outline: encre[500],
};

/** Name of a paint of the street. */
export type StreetTint = keyof typeof day;
type StreetTints = Record<StreetTint, string>;

/** The same street at night: walls in shadow, windows that glow. */
export const night: StreetTints = {
  chalk: "oklch(0.43 0.03 80)",
  peach: "oklch(0.41 0.05 65)",
  rose: "oklch(0.39 0.06 45)",
  straw: "oklch(0.45 0.045 92)",
  mint: "oklch(0.39 0.045 165)",
  sky: "oklch(0.39 0.05 240)",
  terracotta: "oklch(0.5 0.12 42)",
  slate: "oklch(0.32 0.045 250)",
  green: "oklch(0.36 0.075 164)",
  pine: "oklch(0.3 0.06 165)",
  tangerine: "oklch(0.6 0.15 48)",
  brick: "oklch(0.44 0.1 42)",
  glass: "oklch(0.24 0.025 220)",
  light: mirabelle[500],
  cloth: "oklch(0.72 0.02 88)",
  shade: "oklch(0.15 0.02 168 / 0.35)",
  leaf: "oklch(0.4 0.07 155)",
  trunk: "oklch(0.3 0.03 60)",
  ground: "oklch(0.31 0.02 170)",
  sun: mirabelle[200],
  edge: "transparent",
  outline: "oklch(0.71 0.015 140)",
};

const ink = "oklch(0 0 0)";
const paper = craie[0];

/** High contrast: the street as a line drawing. */
export const highContrast: StreetTints = {
  chalk: paper,
  peach: paper,
  rose: paper,
  straw: paper,
  mint: paper,
  sky: paper,
  terracotta: ink,
  slate: ink,
  green: ink,
  pine: ink,
  tangerine: ink,
  brick: paper,
  glass: paper,
  light: mirabelle[500],
  cloth: paper,
  shade: ink,
  leaf: paper,
  trunk: ink,
  ground: ink,
  sun: mirabelle[500],
  edge: ink,
  outline: ink,
};

/** Forced colours: the line drawing in the system's own ink and paper. */
export const forced = Object.fromEntries(
  Object.entries(highContrast).map(([tint, color]) => [tint, color === ink ? "CanvasText" : "Canvas"]),
) as StreetTints;
