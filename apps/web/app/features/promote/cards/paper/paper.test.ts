import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";
import { gardenDesign } from "@jobami/api/cards/fixtures";
import { expect, test } from "vitest";
import { readPdf, type Tagged } from "../../../../testing/read-pdf.ts";
import { card, readingOf, shapesOf, sheet, sidesOf } from "../layout/index.ts";
import { alternativeOf } from "./index.ts";
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
  const side = { picture: dot, read: [] };
  const made = await pdfOf([side, side], { title: "Carte de Léa", hasMarks, alternativeOf });
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

/** The structure of a page: a part of the document. */
const page = (...children: Tagged[]): Tagged => ({
  tag: "Root",
  children: [{ tag: "Document", children: [{ tag: "Sect", children }] }],
});

test("a PDF is read without being seen: its language, its title, who one is first, how one is reached, what is drawn [DASH-04]", async () => {
  const design = {
    ...gardenDesign,
    name: "Anne-Charlotte Łukasiewicz de La Rochefoucauld",
    trade: "Taille de haies",
    phrase: "Vos haies, droites et à l’heure\u202f!",
    shown: ["trade", "phrase", "town", "phone", "picture", "code"] as const,
    town: "Lille",
    phone: "06 12 34 56 78",
    hasBack: true,
  };
  const links = { address: "https://jobami.fr/profil/anne-charlotte", picture: "/storage/1/medium" };
  const shown = { ...design, shown: [...design.shown] };
  const sides = sidesOf(shown).map((side) => ({
    picture: dot,
    read: readingOf(shapesOf(shown, links, side)),
  }));
  const read = await readPdf(await pdfOf(sides, { title: "Carte d’Anne", hasMarks: true, alternativeOf }));
  expect(read).toEqual({
    language: "fr-FR",
    title: "Carte d’Anne",
    isMarked: true,
    pages: [
      page(
        { tag: "H1", text: "Anne-Charlotte Łukasiewicz de La Rochefoucauld" },
        { tag: "P", text: "Taille de haies" },
        { tag: "P", text: "Vos haies, droites et à l’heure !" },
        { tag: "P", text: "Lille" },
        { tag: "P", text: "06 12 34 56 78" },
        { tag: "Figure", alternative: "Logo ou photo" },
      ),
      page(
        { tag: "P", text: "Taille de haies" },
        { tag: "Figure", alternative: "Code QR qui mène à https://jobami.fr/profil/anne-charlotte" },
      ),
    ],
  });
});
