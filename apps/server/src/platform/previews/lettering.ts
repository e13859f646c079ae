import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

// Text becomes outlines of the product's own fonts: a machine without fonts draws the same picture.

/** A typeface of the product: titles in their heaviest weight, text in its regular one, as the files have them by default. */
export type Face = "title" | "text";

/** A text as it is set; `size` in pixels. */
export interface TextStyle {
  face: Face;
  size: number;
}

const require = createRequire(import.meta.url);

/** The files of each: what French is written with, then the other Latin letters. */
const files: Record<Face, readonly string[]> = {
  title: [
    require.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    ),
    require.resolve(
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2",
    ),
  ],
  text: [
    require.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
    require.resolve(
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
    ),
  ],
};

const opened = new Map<Face, readonly Font[]>();

function fontsOf(face: Face): readonly Font[] {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const fonts = files[face].map((file) => openSync(file));
  opened.set(face, fonts);
  return fonts;
}

const graphemes = new Intl.Segmenter("fr");

/** The most characters of a text that are looked at. */
const mostCharacters = 160;

/** What of a text the product's fonts can write; blanks that do not break stay so. */
export function writable(text: string, face: Face): string {
  const fonts = fontsOf(face);
  const plain = text
    .normalize("NFC")
    .replace(/\u202f/g, "\u00a0")
    .replace(/[\n\t]/g, " ");
  const letters = [...plain].filter((letter) =>
    fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  const most = letters.slice(0, mostCharacters).join("").replace(/ {2,}/g, " ").trim();
  return letters.length > mostCharacters ? `${most}…` : most;
}

/** A text in parts that one file each can write. */
function partsOf(text: string, face: Face): { font: Font; text: string }[] {
  const fonts = fontsOf(face);
  const parts: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (font === undefined) continue;
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return parts;
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, { face, size }: TextStyle): number {
  return partsOf(text, face).reduce(
    (sum, { font, text: part }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** What no ellipsis follows. */
const looseEnds: ReadonlySet<string> = new Set([" ", "\u00a0", ",", ";", ":", ".", "-"]);

/** A text as much as fits, with an ellipsis where that is not all of it. */
function shortened(text: string, style: TextStyle, width: number): string {
  if (widthOf(text, style) <= width) return text;
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join("").trimEnd()}…`, style) > width) letters.pop();
  while (looseEnds.has(letters.at(-1) ?? "")) letters.pop();
  return `${letters.join("")}…`;
}

/** A text in lines no wider than `width`, broken at blanks and after hyphens; what does not fit into so many ends in an ellipsis. */
export function linesOf(text: string, style: TextStyle, width: number, most: number): string[] {
  const parts = writable(text, style.face).split(/(?<=[ -])/);
  const lines: string[] = [];
  let current = "";
  for (const [at, part] of parts.entries()) {
    const rest = () => parts.slice(at).join("");
    const fits = (line: string) => widthOf(line.trimEnd(), style) <= width;
    if (fits(current + part)) current += part;
    else if (lines.length === most - 1) return [...lines, shortened(current + rest(), style, width)];
    else {
      if (current !== "") lines.push(current.trimEnd());
      if (!fits(part)) return [...lines, shortened(rest(), style, width)];
      current = part;
    }
  }
  return [...lines, current.trimEnd()].filter((line) => line !== "");
}

/** Whether all of a text stands in lines. */
export const isWhole = (lines: readonly string[]) => lines.at(-1)?.endsWith("…") !== true;

/** A text as outlines in SVG, from `x` on its baseline `y`. */
export function outlinesOf(text: string, { face, size }: TextStyle, x: number, y: number): string {
  let at = x;
  const outlines: string[] = [];
  for (const { font, text: part } of partsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [place, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const [left, base] = [at + xOffset * scale, y - yOffset * scale];
      outlines.push(
        `<path transform="translate(${left.toFixed(2)} ${base.toFixed(2)}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`,
      );
      at += xAdvance * scale;
    }
  }
  return outlines.join("");
}
