const nbsp = "\u00a0";
const nnbsp = "\u202f";

/** Sets French punctuation: no-break spaces before : ; ? ! » % € and after «, in thousands and before units. */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nnbsp}`)
    .replace(/(\d) (?=(?:h|km|min)(?![\p{L}\d]))/gu, `$1${nbsp}`)
    .replace(/ ([:€%])/g, `${nbsp}$1`)
    .replace(/ ([;?!»])/g, `${nnbsp}$1`)
    .replace(/« /g, `«${nnbsp}`)
    .replace(/'/g, "’");
}
