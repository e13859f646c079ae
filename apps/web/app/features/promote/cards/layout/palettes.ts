import type { CardPalette } from "@jobami/api/cards/routes";

/** Colours of ink on paper, the same on every screen: the brand’s as a printer takes them. */
export interface Inks {
  paper: string;
  ink: string;
  accent: string;
  /** Text upon the accent. */
  onAccent: string;
  /** Drawn motifs, never text. */
  tint: string;
  deep: string;
}

export const palettes: Readonly<Record<CardPalette, Inks>> = {
  sapin: {
    paper: "#fcfaf4",
    ink: "#0f231b",
    accent: "#00593e",
    onAccent: "#ffffff",
    tint: "#b6e9cc",
    deep: "#00442f",
  },
  encre: {
    paper: "#ffffff",
    ink: "#0f231b",
    accent: "#33483f",
    onAccent: "#ffffff",
    tint: "#d6d1c3",
    deep: "#0f231b",
  },
  ciel: {
    paper: "#ffffff",
    ink: "#0f231b",
    accent: "#0c4a7a",
    onAccent: "#ffffff",
    tint: "#b2d7ee",
    deep: "#0f68a2",
  },
  brique: {
    paper: "#fcfaf4",
    ink: "#0f231b",
    accent: "#901114",
    onAccent: "#ffffff",
    tint: "#f4b390",
    deep: "#be2323",
  },
  mirabelle: {
    paper: "#fef4ce",
    ink: "#3d2a02",
    accent: "#3d2a02",
    onAccent: "#fde7a2",
    tint: "#f5be2b",
    deep: "#6a4f39",
  },
  craie: {
    paper: "#f6f2e9",
    ink: "#0f231b",
    accent: "#a83700",
    onAccent: "#ffffff",
    tint: "#f5cba4",
    deep: "#b83c00",
  },
};

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How well two colours are distinguished (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of text on a card in these colours. */
export function leastContrast({ paper, ink, accent, onAccent }: Inks): number {
  return Math.min(contrast(ink, paper), contrast(accent, paper), contrast(onAccent, accent));
}
