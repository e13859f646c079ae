import type { PhotoEdits } from "./edits.ts";

type Light = Pick<PhotoEdits, "brightness" | "contrast" | "saturation">;

/** Whether pixels stay as they are. */
export const isPlain = ({ brightness, contrast, saturation }: Light): boolean =>
  brightness === 0 && contrast === 0 && saturation === 0;

/** Makes pixels (red, green, blue, opacity) lighter or darker, more or less apart, more or less coloured; in place. */
export function adjustPixels(data: Uint8ClampedArray, light: Light): void {
  if (isPlain(light)) return;
  const shift = light.brightness * 1.28;
  const apart = 1 + light.contrast / 100;
  const coloured = 1 + light.saturation / 100;
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    // How light a colour appears (Rec. 709).
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    data[at] = (grey + (red - grey) * coloured - 128) * apart + 128 + shift;
    data[at + 1] = (grey + (green - grey) * coloured - 128) * apart + 128 + shift;
    data[at + 2] = (grey + (blue - grey) * coloured - 128) * apart + 128 + shift;
  }
}
