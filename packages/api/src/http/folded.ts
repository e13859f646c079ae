/** Letters that no decomposition makes plain, and what they are typed as. */
const typedAs: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", ð: "d", ł: "l", ı: "i" };

/**
 * A text as every search compares it: small plain letters and digits, terms apart by one blank. However something is written
 * (capitals, accents, composed or not, ligatures, apostrophes, hyphens, blanks), it is found. The function `folded` of the database
 * does the same.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæßøđðłı]/g, (letter) => typedAs[letter] ?? "")
    .replace(/(?:[^\p{L}\p{N}]|[ʰ-˿])+/gu, " ")
    .trim();

/** The terms of a text, folded; none of a text without letters and digits. */
export const foldedTerms = (text: string): string[] => folded(text).split(" ").filter(Boolean);
