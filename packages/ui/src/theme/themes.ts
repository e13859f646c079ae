import { palette } from "./palette.ts";

const { craie, encre, sapin, mandarine, mirabelle, ciel, brique } = palette;

/** Light theme: chalk page, white surfaces, ink text. Keys are the whole colour vocabulary. */
export const light = {
  page: craie[50],
  surface: craie[0],
  raised: craie[0],
  sunken: craie[100],
  line: craie[200],
  lineStrong: craie[300],
  /** Edge of a field: 3:1 at least on page, surface and sunken (WCAG 1.4.11). */
  lineField: craie[500],
  text: encre[900],
  textSoft: encre[700],
  textFaint: encre[500],
  primary: sapin[700],
  primaryHover: sapin[800],
  onPrimary: craie[0],
  primarySoft: sapin[100],
  onPrimarySoft: sapin[800],
  accent: mandarine[500],
  onAccent: encre[900],
  accentSoft: mandarine[100],
  onAccentSoft: mandarine[700],
  focus: sapin[700],
  success: sapin[600],
  successSoft: sapin[100],
  onSuccessSoft: sapin[800],
  warning: mandarine[700],
  warningSoft: mandarine[100],
  onWarningSoft: mandarine[700],
  danger: brique[600],
  dangerHover: brique[800],
  onDanger: craie[0],
  dangerSoft: brique[100],
  onDangerSoft: brique[600],
  info: ciel[600],
  infoSoft: ciel[100],
  onInfoSoft: ciel[800],
  jobi: mirabelle[500],
  onJobi: mirabelle[900],
  jobiSoft: mirabelle[100],
  onJobiSoft: mirabelle[900],
  avatar: sapin[200],
  onAvatar: sapin[800],
  scrim: "oklch(0.2 0.02 170 / 0.45)",
} as const;

/** Name of a colour token. */
export type ColorToken = keyof typeof light;
/** Every colour token with its CSS colour. */
export type ColorTheme = Readonly<Record<ColorToken, string>>;

/** Dark theme: its own palette, raised surfaces lighter; not an inversion of the light one. */
export const dark: ColorTheme = {
  page: "oklch(0.185 0.018 170)",
  surface: "oklch(0.232 0.02 170)",
  raised: "oklch(0.268 0.022 170)",
  sunken: "oklch(0.205 0.02 170)",
  line: "oklch(0.31 0.02 170)",
  lineStrong: "oklch(0.4 0.02 170)",
  lineField: "oklch(0.555 0.02 165)",
  text: "oklch(0.955 0.008 95)",
  textSoft: "oklch(0.83 0.012 120)",
  textFaint: "oklch(0.71 0.015 140)",
  primary: sapin[300],
  primaryHover: "oklch(0.88 0.1 160)",
  onPrimary: "oklch(0.2 0.03 168)",
  primarySoft: "oklch(0.3 0.045 165)",
  onPrimarySoft: "oklch(0.9 0.08 160)",
  accent: "oklch(0.78 0.15 55)",
  onAccent: "oklch(0.2 0.03 168)",
  accentSoft: "oklch(0.33 0.06 48)",
  onAccentSoft: "oklch(0.87 0.1 60)",
  focus: sapin[300],
  success: "oklch(0.8 0.12 160)",
  successSoft: "oklch(0.3 0.045 165)",
  onSuccessSoft: "oklch(0.9 0.08 160)",
  warning: "oklch(0.82 0.13 60)",
  warningSoft: "oklch(0.33 0.06 48)",
  onWarningSoft: "oklch(0.87 0.1 60)",
  danger: "oklch(0.76 0.13 25)",
  dangerHover: "oklch(0.82 0.1 25)",
  onDanger: "oklch(0.2 0.04 25)",
  dangerSoft: "oklch(0.31 0.07 25)",
  onDangerSoft: "oklch(0.87 0.07 25)",
  info: "oklch(0.8 0.09 240)",
  infoSoft: "oklch(0.31 0.05 245)",
  onInfoSoft: "oklch(0.89 0.06 240)",
  jobi: mirabelle[500],
  onJobi: mirabelle[900],
  jobiSoft: "oklch(0.34 0.055 88)",
  onJobiSoft: "oklch(0.92 0.1 92)",
  avatar: "oklch(0.36 0.06 165)",
  onAvatar: "oklch(0.92 0.07 160)",
  scrim: "oklch(0.08 0.01 170 / 0.65)",
};

/** High contrast: 7:1 text everywhere, black edges, no translucency. */
export const highContrast: ColorTheme = {
  page: "oklch(1 0 0)",
  surface: "oklch(1 0 0)",
  raised: "oklch(1 0 0)",
  sunken: "oklch(1 0 0)",
  line: "oklch(0.2 0 0)",
  lineStrong: "oklch(0 0 0)",
  lineField: "oklch(0 0 0)",
  text: "oklch(0 0 0)",
  textSoft: "oklch(0.2 0 0)",
  textFaint: "oklch(0.27 0 0)",
  primary: "oklch(0.31 0.075 165)",
  primaryHover: "oklch(0.2 0.04 165)",
  onPrimary: "oklch(1 0 0)",
  primarySoft: "oklch(0.97 0.03 160)",
  onPrimarySoft: "oklch(0.26 0.06 166)",
  accent: "oklch(0.45 0.15 40)",
  onAccent: "oklch(1 0 0)",
  accentSoft: "oklch(0.97 0.025 62)",
  onAccentSoft: "oklch(0.37 0.12 40)",
  focus: "oklch(0 0 0)",
  success: "oklch(0.33 0.085 164)",
  successSoft: "oklch(0.97 0.03 160)",
  onSuccessSoft: "oklch(0.26 0.06 166)",
  warning: "oklch(0.37 0.12 40)",
  warningSoft: "oklch(0.97 0.025 62)",
  onWarningSoft: "oklch(0.37 0.12 40)",
  danger: "oklch(0.4 0.16 27)",
  dangerHover: "oklch(0.3 0.12 27)",
  onDanger: "oklch(1 0 0)",
  dangerSoft: "oklch(0.97 0.02 25)",
  onDangerSoft: "oklch(0.36 0.14 27)",
  info: "oklch(0.36 0.12 250)",
  infoSoft: "oklch(0.97 0.02 240)",
  onInfoSoft: "oklch(0.34 0.11 250)",
  jobi: mirabelle[500],
  onJobi: "oklch(0.18 0.04 80)",
  jobiSoft: "oklch(0.97 0.05 94)",
  onJobiSoft: "oklch(0.26 0.06 80)",
  avatar: "oklch(0.94 0.05 160)",
  onAvatar: "oklch(0.24 0.05 166)",
  scrim: "oklch(0 0 0)",
};

/** The palettes a person can choose between; `auto` picks one of them (A11Y-04). */
export const themes = { light, dark, "high-contrast": highContrast } as const;
/** Name of a palette. */
export type ThemeName = keyof typeof themes;

/** A shadow that falls straight down; lengths in px. */
export interface Shadow {
  y: number;
  blur: number;
  spread: number;
  color: string;
}

/** Shadows of a theme, only for what floats: `low` just above the page, `high` over everything. */
export interface Elevation {
  low: Shadow | null;
  high: Shadow | null;
}

const floating: Elevation = {
  low: { y: 1, blur: 2, spread: 0, color: "oklch(0.3 0.05 165 / 0.08)" },
  high: { y: 18, blur: 40, spread: -22, color: "oklch(0.3 0.05 165 / 0.55)" },
};
const floatingInDark: Elevation = {
  low: { y: 1, blur: 2, spread: 0, color: "oklch(0 0 0 / 0.4)" },
  high: { y: 18, blur: 44, spread: -16, color: "oklch(0 0 0 / 0.8)" },
};

/** The shadows of each theme; none in high contrast. */
export const elevations: Readonly<Record<ThemeName, Elevation>> = {
  light: floating,
  dark: floatingInDark,
  "high-contrast": { low: null, high: null },
};

/** Hairline of boxes and fields in each theme, in px. */
export const lineWidths: Readonly<Record<ThemeName, number>> = { light: 1, dark: 1, "high-contrast": 2 };

/** A shadow as CSS writes it. */
export function cssShadow(shadow: Shadow | null): string {
  if (shadow === null) return "none";
  const { y, blur, spread, color } = shadow;
  return ["0", `${y}px`, `${blur}px`, ...(spread === 0 ? [] : [`${spread}px`]), color].join(" ");
}
