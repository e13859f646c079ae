/**
 * How Chromatic takes each story (`parameters.chromatic.modes`): the globals of the toolbar, and a width in px. They are the variants of
 * `visual-tests/src/variants.ts`; forced colours are a parameter of a story there, not of a mode.
 */
export const modes = {
  light: { theme: "light", viewport: 1280 },
  dark: { theme: "dark", viewport: 1280 },
  "high-contrast": { theme: "high-contrast", viewport: 1280 },
  "extra-large": { fontSize: "extra-large", buttonSize: "extra-large", viewport: 1280 },
  phone: { theme: "light", viewport: 390 },
} as const;
