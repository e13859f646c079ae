import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { card, sheet } from "../layout/index.ts";
import { pdfOf } from "./pdf.ts";
import { atPrintSize } from "./png.ts";

/** One white dot. */
const dot = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC",
    "base64",
  ),
);
const points = (mm: number) => (mm * 72) / 25.4;

test("a PNG states that it is printed at 300 dots per inch, and stays one", async () => {
  const made = atPrintSize(dot);
  const view = new DataView(made.buffer);
  expect(Buffer.from(made.subarray(37, 41)).toString()).toBe("pHYs");
  expect([view.getUint32(41), view.getUint32(45), made[49]]).toEqual([11_811, 11_811, 1]);
  // The checksum that every reader of PNG computes.
  expect(view.getUint32(50)).toBe(Buffer.from("78a53f76", "hex").readUInt32BE());
  expect(made.subarray(0, 33)).toEqual(dot.subarray(0, 33));
  expect(made.subarray(54)).toEqual(dot.subarray(33));
});

/** How many straight lines are drawn on a page: its stream moves to the start of each, and then says « l ». */
function linesOf(page: PDFPage): number {
  const parts = page.node.Contents();
  const streams =
    parts instanceof PDFArray ? parts.asArray().map((ref) => page.doc.context.lookup(ref)) : [parts];
  const drawn = streams.map((stream) =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1") : "",
  );
  return drawn.join("\n").match(/^[\d.]+ [\d.]+ l$/gm)?.length ?? 0;
}

test.each([
  ["without marks is the sheet with its bleed", false, 0, 0],
  ["with marks has room for them around", true, 7, 8],
])("a PDF %s, and states where it is cut", async (_, hasMarks, around, lines) => {
  const made = await pdfOf([dot, dot], { title: "Carte de Léa", hasMarks });
  const read = await PDFDocument.load(made);
  expect([read.getPageCount(), read.getTitle()]).toEqual([2, "Carte de Léa"]);
  const page = read.getPage(1);
  expect(page.getWidth()).toBeCloseTo(points(sheet.width + 2 * around));
  expect(page.getHeight()).toBeCloseTo(points(sheet.height + 2 * around));
  const cut = page.getTrimBox();
  expect(cut.x).toBeCloseTo(points(around + card.bleed));
  expect(cut.width).toBeCloseTo(points(card.width));
  expect(cut.height).toBeCloseTo(points(card.height));
  expect(page.getBleedBox().width).toBeCloseTo(points(sheet.width));
  expect(read.getPages().map(linesOf)).toEqual([lines, lines]);
});
