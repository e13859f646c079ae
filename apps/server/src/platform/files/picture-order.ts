import type { PictureSize } from "@jobami/api/files/routes";

/** A picture made anew, as it is stored. */
export interface MadePicture {
  size: PictureSize;
  path: string;
  bytes: number;
  width: number;
  height: number;
}

/** What the decoder's process is asked: the file to read, to judge it by its head or to make it anew, and the folder that takes its three sizes. */
export interface PictureOrder {
  step: "judge" | "remake";
  source: string;
  folder: string;
  isSquare: boolean;
}

/** Why a picture is refused. */
export type PictureRefusal = "FILE_UNREADABLE" | "FILE_TOO_MANY_PIXELS" | "FILE_ASPECT_REFUSED";

/** What the decoder's process answers. */
export type PictureAnswer = { isHeavy: boolean } | { made: MadePicture[] } | { refused: PictureRefusal };
