import { PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { card, sheet } from "../layout/index.ts";

const pointsPerMm = 72 / 25.4;
const pt = (mm: number) => mm * pointsPerMm;
/** Around the sheet where marks are drawn, and how long and how far from the cut they are. */
const margin = 7;
const mark = { length: 4, gap: card.bleed };

function drawMarks(page: PDFPage, left: number, bottom: number): void {
  const right = left + card.width;
  const top = bottom + card.height;
  const line = (from: [number, number], to: [number, number]) =>
    page.drawLine({
      start: { x: pt(from[0]), y: pt(from[1]) },
      end: { x: pt(to[0]), y: pt(to[1]) },
      thickness: 0.25,
      color: rgb(0, 0, 0),
    });
  for (const x of [left, right]) {
    line([x, bottom - mark.gap], [x, bottom - mark.gap - mark.length]);
    line([x, top + mark.gap], [x, top + mark.gap + mark.length]);
  }
  for (const y of [bottom, top]) {
    line([left - mark.gap, y], [left - mark.gap - mark.length, y]);
    line([right + mark.gap, y], [right + mark.gap + mark.length, y]);
  }
}

/** A PDF of the sides of a card, each with its bleed; where it is cut stands in its boxes, and in marks where they are asked for. */
export async function pdfOf(
  sides: readonly Uint8Array[],
  { title, hasMarks }: { title: string; hasMarks: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("fr-FR");
  const around = hasMarks ? margin : 0;
  for (const side of sides) {
    const page = pdf.addPage([pt(sheet.width + 2 * around), pt(sheet.height + 2 * around)]);
    const image = await pdf.embedPng(side);
    page.drawImage(image, { x: pt(around), y: pt(around), width: pt(sheet.width), height: pt(sheet.height) });
    page.setBleedBox(pt(around), pt(around), pt(sheet.width), pt(sheet.height));
    const cut = around + card.bleed;
    page.setTrimBox(pt(cut), pt(cut), pt(card.width), pt(card.height));
    if (hasMarks) drawMarks(page, cut, cut);
  }
  return new Uint8Array(await pdf.save());
}
