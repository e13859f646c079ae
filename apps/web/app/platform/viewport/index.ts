export { useCovers } from "./covered-edges.ts";
export { useMedia } from "./use-media.ts";
