import { finalSize, type PhotoEdits, type Size, turnedSize, zoomFor } from "./edits.ts";
import { adjustPixels, isPlain } from "./pixels.ts";

/** The longest side of what is stored, in pixels: enough for a whole sheet of A4. */
export const longestSide = 4096;

function brushOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (brush === null) throw new Error("This browser draws no pictures.");
  return brush;
}

/** Draws a part of a turned picture over a whole canvas. */
function drawPart(canvas: HTMLCanvasElement, picture: HTMLImageElement, edits: PhotoEdits): void {
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const frame = turnedSize(natural, edits);
  const { crop, tilt } = edits;
  const brush = brushOf(canvas);
  brush.imageSmoothingQuality = "high";
  // Paper under what is see-through: a JPEG has no such thing.
  brush.fillStyle = "#ffffff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(canvas.width / (frame.width * crop.width), canvas.height / (frame.height * crop.height));
  brush.translate(-frame.width * crop.x, -frame.height * crop.y);
  brush.translate(frame.width / 2, frame.height / 2);
  brush.rotate((tilt * Math.PI) / 180);
  const zoom = zoomFor(frame, tilt);
  brush.scale(edits.isMirrored ? -zoom : zoom, edits.isFlipped ? -zoom : zoom);
  brush.rotate((edits.quarters * Math.PI) / 2);
  brush.drawImage(picture, -natural.width / 2, -natural.height / 2);
  brush.resetTransform();
  if (isPlain(edits)) return;
  const pixels = brush.getImageData(0, 0, canvas.width, canvas.height);
  adjustPixels(pixels.data, edits);
  brush.putImageData(pixels, 0, 0);
}

/** Draws what is shown while a picture is edited: the whole of it, turned, in a size for the screen. */
export function drawWhole(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  edits: PhotoEdits,
  most: number,
) {
  const whole = { ...edits, crop: { x: 0, y: 0, width: 1, height: 1 } };
  Object.assign(
    canvas,
    finalSize({ width: picture.naturalWidth, height: picture.naturalHeight }, whole, most),
  );
  drawPart(canvas, picture, whole);
}

const bytesIn = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("No picture was made.")) : resolve(blob)),
      "image/jpeg",
      quality,
    ),
  );

/** What is stored, as a JPEG of no more than so many bytes. It is drawn anew: nothing that a camera noted is in it. */
export async function makePicture(
  picture: HTMLImageElement,
  edits: PhotoEdits,
  mostBytes: number,
): Promise<{ bytes: Blob; size: Size }> {
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const canvas = document.createElement("canvas");
  const size = finalSize(natural, edits, longestSide);
  Object.assign(canvas, size);
  drawPart(canvas, picture, edits);
  const qualities = [0.92, 0.8, 0.6];
  let bytes = await bytesIn(canvas, 0.92);
  for (const quality of qualities.slice(1))
    if (bytes.size > mostBytes) bytes = await bytesIn(canvas, quality);
  return { bytes, size };
}
