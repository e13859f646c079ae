import { PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { card, type Read, sheet } from "../layout/index.ts";
import { newStructure, type Structure } from "./structure.ts";
import { type Place, pt } from "./units.ts";

/** Around the sheet where marks are drawn, and how long and how far from the cut they are. */
const margin = 7;
const mark = { length: 4, gap: card.bleed };

/** A side as it is painted, with its bleed, and what is read of it. */
export interface PaperSide {
  picture: Uint8Array;
  read: readonly Read[];
}

interface PaperOptions {
  title: string;
  hasMarks: boolean;
  /** What stands in the place of what is drawn, for who does not see it. */
  alternativeOf: (drawn: Exclude<Read, { kind: "text" }>) => string;
}

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

/**
 * A PDF of the sides of a card, each with its bleed; where it is cut stands in its boxes, and in marks where they are asked for.
 * Sides are pictures; over them lies the text that they show, unseen, in its structure: it is searched, copied and read aloud.
 */
export async function pdfOf(
  sides: readonly PaperSide[],
  { title, hasMarks, alternativeOf }: PaperOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("fr-FR");
  const structure = newStructure(pdf);
  const around = hasMarks ? margin : 0;
  const cut = around + card.bleed;
  for (const [at, { picture, read }] of sides.entries()) {
    const page = pdf.addPage([pt(sheet.width + 2 * around), pt(sheet.height + 2 * around)]);
    const image = await pdf.embedPng(picture);
    const paint = () =>
      page.drawImage(image, {
        x: pt(around),
        y: pt(around),
        width: pt(sheet.width),
        height: pt(sheet.height),
      });
    page.setBleedBox(pt(around), pt(around), pt(sheet.width), pt(sheet.height));
    page.setTrimBox(pt(cut), pt(cut), pt(card.width), pt(card.height));
    const tags = structure.addPage(page);
    tags.decorate(() => {
      paint();
      if (hasMarks) drawMarks(page, cut, cut);
    });
    const place = placeOn(around);
    for (const part of read) tagPart(tags, part, { isFirst: at === 0, place, paint, alternativeOf });
    tags.close();
  }
  structure.close();
  return new Uint8Array(await pdf.save());
}

/** From the corner of the paper, downwards, to the corner of the page, upwards. */
const placeOn = (around: number): Place => ({
  x: (mm) => pt(around + mm),
  y: (mm) => pt(around + sheet.height - mm),
});

interface Around extends Pick<PaperOptions, "alternativeOf"> {
  isFirst: boolean;
  place: Place;
  paint: () => void;
}

function tagPart(
  tags: ReturnType<Structure["addPage"]>,
  part: Read,
  { isFirst, place, paint, alternativeOf }: Around,
): void {
  if (part.kind === "text") {
    tags.addText(isFirst && part.about === "name" ? "H1" : "P", part.lines, place);
    return;
  }
  const { x, y, size } = part;
  tags.addFigure(
    alternativeOf(part),
    { left: place.x(x), bottom: place.y(y + size), right: place.x(x + size), top: place.y(y) },
    paint,
  );
}
