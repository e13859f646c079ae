import { join } from "node:path";

/** Where a drawing of the demo stands. */
export const drawingPath = (file: string) => join(import.meta.dirname, "drawings", `${file}.webp`);
