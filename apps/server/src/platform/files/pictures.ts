import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { PictureSize } from "@jobami/api/files/routes";
import type { Sharp } from "sharp";
import { DomainError } from "../http/domain-error.ts";

/** The most pixels that are decoded: 8000 × 8000. A file of a few KB can claim billions. */
export const mostPixels = 64_000_000;
/** Pictures decoded at once; the others wait, on disk. One core is left to answer everybody else (`pnpm soak uploads`). */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Widths in pixels; squares are shown smaller. A picture is never enlarged. */
const widths: Record<"free" | "square", Record<PictureSize, number>> = {
  free: { small: 320, medium: 800, large: 1600 },
  square: { small: 96, medium: 256, large: 640 },
};

/** A picture made anew, as it is kept. */
export interface MadePicture {
  size: PictureSize;
  path: string;
  bytes: number;
  width: number;
  height: number;
}

/** Lets so many run at once, in the order in which they asked. */
function createTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** The decoder, loaded at the first picture: three formats and no other, nothing kept in memory between pictures. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile", "VipsForeignLoadWebpFile"],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** What the decoder says of a file that is broken, or no picture at all. */
function unreadable(): never {
  throw new DomainError("FILE_UNREADABLE");
}

/** Makes pictures anew: upright, in sRGB, without a trace of camera, place or anything hidden behind the pixels. */
export function createPictures() {
  const inTurn = createTurns(atOnce);
  let loaded: ReturnType<typeof loadSharp> | undefined;

  async function make(picture: Sharp, folder: string, size: PictureSize, isSquare: boolean) {
    const width = widths[isSquare ? "square" : "free"][size];
    const path = join(folder, `${size}.webp`);
    const shape = isSquare
      ? ({ width, height: width, fit: "cover", position: "attention" } as const)
      : ({ width, height: width * 2, fit: "inside", withoutEnlargement: true } as const);
    const made = await picture.clone().resize(shape).webp({ quality: 80, effort: 3 }).toFile(path);
    return { size, path, bytes: made.size, width: made.width, height: made.height };
  }

  return {
    /** The three widths of a picture, written to a folder. Throws FILE_UNREADABLE or FILE_TOO_MANY_PIXELS. */
    remake: (source: string, folder: string, { isSquare = false }): Promise<MadePicture[]> =>
      inTurn(async () => {
        loaded ??= loadSharp();
        const sharp = await loaded;
        const opened = sharp(source, { limitInputPixels: mostPixels, failOn: "truncated" });
        // Reads the head alone: nothing is decoded yet.
        const { width, height } = await sharp(source, { limitInputPixels: false })
          .metadata()
          .catch(unreadable);
        if (width * height > mostPixels) throw new DomainError("FILE_TOO_MANY_PIXELS");
        const picture = opened.autoOrient();
        const made: MadePicture[] = [];
        for (const size of ["small", "medium", "large"] as const)
          made.push(await make(picture, folder, size, isSquare).catch(unreadable));
        return made;
      }),
  };
}
