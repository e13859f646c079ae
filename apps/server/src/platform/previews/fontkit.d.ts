/** What we use of fontkit, which ships no types. */
declare module "fontkit" {
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      advanceWidth: number;
      glyphs: readonly { path: { toSVG(): string } }[];
      positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function openSync(path: string): Font;
}
