import type { CardDesign } from "@jobami/api/cards/contract";
import { type CardLinks, type CardSide, sidesOf } from "../layout/index.ts";
import { paintCard } from "./canvas.ts";
import { atPrintSize } from "./png.ts";

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** A side of a card as a PNG of its size, at 300 dots per inch. */
export async function pngFile(design: CardDesign, links: CardLinks, side: CardSide): Promise<Blob> {
  const picture = await bytesOf(await paintCard(design, links, side, { hasBleed: false }));
  return new Blob([atPrintSize(picture)], { type: "image/png" });
}

/** A card as a PDF for print; what makes it is fetched when it is asked for. */
export async function pdfFile(
  design: CardDesign,
  links: CardLinks,
  about: { title: string; hasMarks: boolean },
): Promise<Blob> {
  const { pdfOf } = await import("./pdf.ts");
  const sides = await Promise.all(
    sidesOf(design).map(async (side) => bytesOf(await paintCard(design, links, side, { hasBleed: true }))),
  );
  return new Blob([await pdfOf(sides, about)], { type: "application/pdf" });
}
