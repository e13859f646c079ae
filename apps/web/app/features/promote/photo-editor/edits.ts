import { type Crop, fitCrop, wholeCrop } from "@jobami/ui/ImageCrop";

/** Widths to heights that a picture is cut to; free for any. */
export const ratios = ["free", "1:1", "4:3", "16:9"] as const;
export type Ratio = (typeof ratios)[number];

export interface Size {
  width: number;
  height: number;
}

/** What is done to a picture; the picture itself stays as it is. */
export interface PhotoEdits {
  /** Quarters of a turn, clockwise. */
  quarters: 0 | 1 | 2 | 3;
  isMirrored: boolean;
  isFlipped: boolean;
  /** To put a leaning horizon straight, in degrees clockwise. */
  tilt: number;
  ratio: Ratio;
  crop: Crop;
  /** From −100 to 100; 0 leaves it. */
  brightness: number;
  contrast: number;
  saturation: number;
}

export const noEdits: PhotoEdits = {
  quarters: 0,
  isMirrored: false,
  isFlipped: false,
  tilt: 0,
  ratio: "free",
  crop: wholeCrop,
  brightness: 0,
  contrast: 0,
  saturation: 0,
};

/** The most that a picture is put straight by, in degrees. */
export const mostTilt = 15;

/** A picture’s size once it is turned by quarters. */
export function turnedSize({ width, height }: Size, { quarters }: Pick<PhotoEdits, "quarters">): Size {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** What a ratio is in shares of a turned picture; null for any. */
export function shareOf(ratio: Ratio, { width, height }: Size): number | null {
  if (ratio === "free") return null;
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  return ((across / down) * height) / width;
}

/** Another ratio: the part takes it. */
export function withRatio(edits: PhotoEdits, ratio: Ratio, picture: Size): PhotoEdits {
  return { ...edits, ratio, crop: fitCrop(edits.crop, shareOf(ratio, turnedSize(picture, edits))) };
}

const turnBack = ({ x, y, width, height }: Crop): Crop => ({
  x: y,
  y: 1 - x - width,
  width: height,
  height: width,
});
const turnOn = ({ x, y, width, height }: Crop): Crop => ({
  x: 1 - y - height,
  y: x,
  width: height,
  height: width,
});

/** A quarter of a turn to either side; the same part stays in sight, in its ratio. */
export function turn(edits: PhotoEdits, way: "left" | "right", picture: Size): PhotoEdits {
  const quarters = ((edits.quarters + (way === "right" ? 1 : 3)) % 4) as PhotoEdits["quarters"];
  // What is turned upon a mirror is mirrored the other way.
  const { isMirrored, isFlipped } = edits;
  const turned = { ...edits, quarters, isMirrored: isFlipped, isFlipped: isMirrored };
  const crop = (way === "right" ? turnOn : turnBack)(edits.crop);
  return { ...turned, crop: fitCrop(crop, shareOf(edits.ratio, turnedSize(picture, turned))) };
}

/** Left and right, or top and bottom, change places; what remains of the picture stays the same. */
export function mirror(edits: PhotoEdits, axis: "across" | "down"): PhotoEdits {
  const { crop } = edits;
  return axis === "across"
    ? {
        ...edits,
        isMirrored: !edits.isMirrored,
        tilt: -edits.tilt,
        crop: { ...crop, x: 1 - crop.x - crop.width },
      }
    : {
        ...edits,
        isFlipped: !edits.isFlipped,
        tilt: -edits.tilt,
        crop: { ...crop, y: 1 - crop.y - crop.height },
      };
}

/** How much larger a picture is drawn when it leans, so that no corner is empty. */
export function zoomFor({ width, height }: Size, tilt: number): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width);
}

/** The pixels of what remains, no longer side than `most`. */
export function finalSize(picture: Size, edits: PhotoEdits, most: number): Size {
  const frame = turnedSize(picture, edits);
  const width = frame.width * edits.crop.width;
  const height = frame.height * edits.crop.height;
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
