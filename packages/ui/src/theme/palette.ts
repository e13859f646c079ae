/** Raw OKLCH scales of the brand. Components never read them: they read semantic tokens (themes.ts). */
export const palette = {
  craie: {
    0: "oklch(1 0 0)",
    50: "oklch(0.984 0.008 88)",
    100: "oklch(0.963 0.013 88)",
    200: "oklch(0.922 0.018 88)",
    300: "oklch(0.86 0.02 88)",
    500: "oklch(0.625 0.022 110)",
  },
  encre: {
    500: "oklch(0.5 0.025 168)",
    700: "oklch(0.38 0.03 168)",
    900: "oklch(0.235 0.03 168)",
  },
  sapin: {
    100: "oklch(0.945 0.035 160)",
    200: "oklch(0.89 0.065 160)",
    300: "oklch(0.83 0.12 160)",
    600: "oklch(0.49 0.105 164)",
    700: "oklch(0.41 0.09 165)",
    800: "oklch(0.34 0.075 166)",
  },
  mandarine: {
    100: "oklch(0.95 0.04 62)",
    500: "oklch(0.71 0.18 48)",
    700: "oklch(0.53 0.17 40)",
  },
  mirabelle: {
    100: "oklch(0.965 0.05 94)",
    200: "oklch(0.93 0.09 92)",
    500: "oklch(0.83 0.16 86)",
    900: "oklch(0.3 0.06 80)",
  },
  ciel: { 100: "oklch(0.95 0.03 240)", 600: "oklch(0.5 0.12 245)", 800: "oklch(0.4 0.1 248)" },
  brique: { 100: "oklch(0.95 0.03 25)", 600: "oklch(0.52 0.19 27)", 800: "oklch(0.42 0.16 27)" },
  /** Tints of the façades of « la rue »: illustration only, never text or controls. */
  rue: {
    sable: "oklch(0.93 0.04 80)",
    abricot: "oklch(0.87 0.07 65)",
    peche: "oklch(0.82 0.09 50)",
    creme: "oklch(0.95 0.05 92)",
    menthe: "oklch(0.9 0.05 160)",
    mousse: "oklch(0.88 0.06 150)",
    azur: "oklch(0.86 0.05 235)",
    tuile: "oklch(0.62 0.15 42)",
    ardoise: "oklch(0.45 0.06 250)",
    feuillage: "oklch(0.6 0.11 155)",
    tronc: "oklch(0.45 0.05 60)",
  },
} as const;
