import type { Route } from "../http/route.ts";

/** What a domain takes files for: the limits that browser and server share. The domain declares it and states who may look. */
export interface FilePurpose {
  /** Unlike that of every other purpose. */
  name: string;
  /** A document is a PDF, or the picture of one. */
  kind: "picture" | "document";
  /** Anybody may look at what is public once its domain keeps it; the rest is for those whom the domain names. */
  isPublic: boolean;
  /** In bytes. */
  largest: number;
  /** How many one thing of the domain keeps at once. */
  most: number;
  /** Pictures are cut to a square around what catches the eye. */
  isSquare?: true;
}

/** Media types that a browser may choose for a purpose; what a file is, its content states. */
export function mediaTypesOf({ kind }: FilePurpose): readonly string[] {
  return kind === "document" ? [...pictureTypes, "application/pdf"] : pictureTypes;
}
const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** The largest file of any purpose, in bytes. */
export const largestUpload = 20_000_000;

/** Every picture is stored in three widths. */
export const pictureSizes = ["small", "medium", "large"] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** What a file is stored as besides: a document, as it came. */
export const originalVariant = "original";

/** Where a file is looked at. The address names nothing that could be guessed. */
export function storageAddress(id: string, variant: PictureSize | typeof originalVariant): string {
  return `/storage/${id}/${variant}`;
}

/** The route of the storage proxy, which alone serves files [SESS-28]. */
export const storageRoute = "/storage/:id/:variant";

/** A picture of ours in its three widths. */
export interface Picture extends Record<PictureSize, string> {
  /** The file's id. */
  file: string;
}

/** The addresses of a picture. */
export function pictureOf(file: string): Picture {
  return {
    file,
    small: storageAddress(file, "small"),
    medium: storageAddress(file, "medium"),
    large: storageAddress(file, "large"),
  };
}

export const filesRoutes = {
  upload: { method: "POST", path: "/api/files", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/files/:id", access: "jobutil" },
} as const satisfies Record<string, Route>;
