import {
  beginText,
  endText,
  type PDFContext,
  PDFHexString,
  type PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
  PDFString,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  TextRenderingMode,
} from "@cantoo/pdf-lib";
import { type TextShape, widthOf } from "../layout/index.ts";
import type { Place } from "./units.ts";

/** Of each sign, in thousandths of the size of letters. */
const signWidth = 500;

/** Each code stands for itself. */
const toUnicode = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** A font for text that is never drawn: it has every sign and no shapes, so that none has to be fetched or packed into the file. */
export function newUnseenFont(context: PDFContext): PDFRef {
  const name = "Unseen";
  const descriptor = context.register(
    context.obj({
      Type: "FontDescriptor",
      FontName: name,
      Flags: 4,
      FontBBox: [0, -200, signWidth, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 700,
      StemV: 80,
    }),
  );
  const signs = context.register(
    context.obj({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: signWidth,
      CIDToGIDMap: "Identity",
    }),
  );
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: name,
      Encoding: "Identity-H",
      DescendantFonts: [signs],
      ToUnicode: context.register(context.flateStream(toUnicode)),
    }),
  );
}

const hex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");

/** A line where it is painted and about as wide, so that what is selected is what one sees; a space after it unless it is the last. */
export function showUnseen(font: PDFName, line: TextShape, place: Place, isLast: boolean): PDFOperator[] {
  const { text, size, x, y, anchor } = line;
  const width = Math.min(line.width, widthOf(text, size));
  const stretch = (100 * width) / ((text.length * size * signWidth) / 1000);
  const start = anchor === "middle" ? x - width / 2 : x;
  return [
    beginText(),
    setTextRenderingMode(TextRenderingMode.Invisible),
    setFontAndSize(font, place.x(size) - place.x(0)),
    PDFOperator.of(PDFOperatorNames.SetTextHorizontalScaling, [PDFNumber.of(stretch)]),
    setTextMatrix(1, 0, 0, 1, place.x(start), place.y(y)),
    PDFOperator.of(PDFOperatorNames.ShowText, [PDFHexString.of(hex(isLast ? text : `${text} `))]),
    endText(),
  ];
}
