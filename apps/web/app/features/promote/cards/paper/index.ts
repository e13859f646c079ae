import type { CardDesign } from "@jobami/api/cards/contract";
import { paperCopy } from "../copy.ts";
import { type CardLinks, type CardSide, type Read, readingOf, shapesOf, sidesOf } from "../layout/index.ts";
import { paintCard } from "./canvas.ts";
import { atPrintSize } from "./png.ts";

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** A side of a card as a PNG of its size, at 300 dots per inch. */
export async function pngFile(design: CardDesign, links: CardLinks, side: CardSide): Promise<Blob> {
  const picture = await bytesOf(await paintCard(design, links, side, { hasBleed: false }));
  return new Blob([atPrintSize(picture)], { type: "image/png" });
}

/** What a PDF states in the place of what is drawn. */
export const alternativeOf = (drawn: Exclude<Read, { kind: "text" }>): string =>
  drawn.kind === "code" ? paperCopy.code(drawn.value) : paperCopy.picture;

/** A card as a PDF for print; what makes it is fetched when it is asked for. */
export async function pdfFile(
  design: CardDesign,
  links: CardLinks,
  about: { title: string; hasMarks: boolean },
): Promise<Blob> {
  const { pdfOf } = await import("./pdf.ts");
  const sides = await Promise.all(
    sidesOf(design).map(async (side) => ({
      picture: await bytesOf(await paintCard(design, links, side, { hasBleed: true })),
      read: readingOf(shapesOf(design, links, side)),
    })),
  );
  return new Blob([await pdfOf(sides, { ...about, alternativeOf })], { type: "application/pdf" });
}
