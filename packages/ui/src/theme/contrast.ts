import { clampRgb, converter, wcagContrast } from "culori";
import type { ContrastKind, ContrastPair } from "./contrast-pairs.ts";
import type { ColorTheme, ColorToken } from "./themes.ts";

/** Least ratios (WCAG 1.4.3, 1.4.6, 1.4.11): text, large text, edges and marks of controls. */
export const required: Readonly<Record<"normal" | "high", Readonly<Record<ContrastKind, number>>>> = {
  normal: { text: 4.5, large: 3, control: 3 },
  high: { text: 7, large: 7, control: 4.5 },
};

const toRgb = converter("rgb");

function onScreen(color: string) {
  const rgb = toRgb(color);
  if (!rgb) throw new Error(`Not a CSS colour: ${color}`);
  return clampRgb(rgb);
}

/** WCAG contrast ratio of two tokens, as a screen clips them to sRGB. */
export function ratio(theme: ColorTheme, front: ColorToken, back: ColorToken): number {
  return wcagContrast(onScreen(theme[front]), onScreen(theme[back]));
}

/** The declared pairs that a theme fails, each as a line that states what to mend. */
export function contrastFailures(
  theme: ColorTheme,
  pairs: readonly ContrastPair[],
  level: keyof typeof required,
): string[] {
  return pairs.flatMap(({ front, back, kind }) => {
    const found = ratio(theme, front, back);
    const least = required[level][kind];
    return found >= least ? [] : [`${front} on ${back}: ${found.toFixed(2)}, ${kind} needs ${least}`];
  });
}
