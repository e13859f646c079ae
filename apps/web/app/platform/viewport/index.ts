export { knowBar, useCovers } from "./covered-edges.ts";
export { coversControl } from "./covers-control.ts";
export { useMedia } from "./use-media.ts";
