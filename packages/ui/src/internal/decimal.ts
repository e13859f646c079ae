const typedNumber = /^-?\d+(?:[.,]\d*)?$|^-?[.,]\d+$/;

/**
 * Reads a number as people type it in French: spaces of any kind between thousands, comma or dot before decimals.
 * Answers null for nothing and NaN for what is no number, so that a form can distinguish « missing » from « unreadable ».
 */
export function parseFrenchNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F]|€$/gu, "");
  if (bare === "") return null;
  return typedNumber.test(bare) ? Number(bare.replace(",", ".")) : Number.NaN;
}

/** Writes a number in French: narrow spaces between thousands, comma, trailing decimals only when there are some. */
export function formatFrenchNumber(value: number, decimals: number): string {
  const hasDecimals = decimals > 0 && !Number.isInteger(value);
  return new Intl.NumberFormat("fr-FR", {
    minimumFractionDigits: hasDecimals ? Math.min(2, decimals) : 0,
    maximumFractionDigits: 6,
  }).format(value);
}
