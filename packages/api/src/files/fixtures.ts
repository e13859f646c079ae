import type { StoredFile } from "./contract.ts";
import { type Picture, pictureOf } from "./routes.ts";

const id = "0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e01";

/** A picture that was just sent. */
export const sentPicture: StoredFile = {
  id,
  name: "portrait.jpg",
  type: "image/webp",
  bytes: 84_210,
  width: 640,
  height: 640,
  address: pictureOf(id).large,
  picture: pictureOf(id),
};

/** A picture that is drawn where it is shown, without a server: SVG of 4 by 3. */
export function drawnPicture(file: string, drawing: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300">${drawing}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { file, small: address, medium: address, large: address };
}
