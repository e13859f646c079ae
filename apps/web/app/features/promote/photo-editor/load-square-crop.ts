/** Loads what cuts a picture to a square, once one was chosen. */
export const loadSquareCrop = async () => ({ default: (await import("./SquareCrop.tsx")).SquareCrop });
