export { usePalette } from "./use-palette.ts";
