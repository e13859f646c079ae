import type { CardDesign } from "@jobami/api/cards/contract";
import { qrPath } from "@jobami/ui/QrCode";
import {
  type CardLinks,
  type CardSide,
  card,
  type Letters,
  type Shape,
  shapesOf,
  sheet,
} from "../layout/index.ts";

/** Pixels of a millimetre of paper, at 300 dots per inch. */
export const dotsPerMm = 300 / 25.4;

const families: Readonly<Record<Letters, string>> = {
  heading: "Bricolage Grotesque, sans-serif",
  text: "Atkinson Hyperlegible Next, sans-serif",
};

const fontOf = ({ letters, isBold, size }: Extract<Shape, { kind: "text" }>) =>
  `${isBold ? 700 : 400} ${size}px ${families[letters]}`;

async function loadPicture(href: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = href;
  await image.decode();
  return image;
}

type Brush = CanvasRenderingContext2D;

function drawCode(brush: Brush, { x, y, size, value, dark, light }: Extract<Shape, { kind: "code" }>): void {
  const code = qrPath(value);
  brush.fillStyle = light;
  brush.fillRect(x, y, size, size);
  brush.save();
  brush.translate(x, y);
  brush.scale(size / code.size, size / code.size);
  brush.fillStyle = dark;
  brush.fill(new Path2D(code.path));
  brush.restore();
}

/** A picture fills its square; what is longer is cut on both sides. */
function drawPicture(
  brush: Brush,
  { x, y, size }: { x: number; y: number; size: number },
  of: HTMLImageElement,
): void {
  const { naturalWidth: width, naturalHeight: height } = of;
  const side = Math.min(width, height);
  brush.drawImage(of, (width - side) / 2, (height - side) / 2, side, side, x, y, size, size);
}

async function drawShape(brush: Brush, shape: Shape): Promise<void> {
  if (shape.kind === "code") return drawCode(brush, shape);
  if (shape.kind === "picture") return drawPicture(brush, shape, await loadPicture(shape.href));
  brush.fillStyle = shape.fill;
  if (shape.kind === "path") return brush.fill(new Path2D(shape.path));
  if (shape.kind === "text") {
    brush.font = fontOf(shape);
    brush.textAlign = shape.anchor === "middle" ? "center" : "left";
    brush.fillText(shape.text, shape.x, shape.y, shape.width);
    return;
  }
  brush.beginPath();
  brush.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
  brush.fill();
}

/** A side of a card as a picture for print, as it is cut or with what is cut away. */
export async function paintCard(
  design: CardDesign,
  links: CardLinks,
  side: CardSide,
  { hasBleed }: { hasBleed: boolean },
): Promise<Blob> {
  const shapes = shapesOf(design, links, side);
  const text = shapes.filter((shape) => shape.kind === "text");
  await Promise.all(text.map((shape) => document.fonts.load(fontOf(shape), shape.text)));
  const { width, height } = hasBleed ? sheet : card;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * dotsPerMm);
  canvas.height = Math.round(height * dotsPerMm);
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("This browser draws no pictures.");
  brush.scale(dotsPerMm, dotsPerMm);
  if (!hasBleed) brush.translate(-card.bleed, -card.bleed);
  for (const shape of shapes) await drawShape(brush, shape);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("No picture was made.")) : resolve(blob))),
  );
}
