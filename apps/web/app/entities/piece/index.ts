export { askedPiece, retouchPath } from "./retouch-path.ts";
