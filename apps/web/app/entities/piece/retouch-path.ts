import { photoEditorPath } from "../../generated/paths.ts";

/** The piece of work whose picture the photo editor opens. */
export const askedPiece = "realisation";

/** The photo editor with the picture of a piece of work. */
export const retouchPath = (pieceId: string): string => `${photoEditorPath}?${askedPiece}=${pieceId}`;
