import type { StoredFile } from "./contract.ts";
import { originalVariant, type Picture, pictureOf, storageAddress } from "./routes.ts";

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

/** A PDF that was just sent. */
export const sentPaper: StoredFile = {
  id: "0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e02",
  name: "facture.pdf",
  type: "application/pdf",
  bytes: 240_000,
  width: null,
  height: null,
  address: storageAddress("0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e02", originalVariant),
  picture: null,
};

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 64 48"><rect width="64" height="48" fill="#b9dcf5"/><path d="M0 48V34l16-12 14 10 12-16 22 18v14z" fill="#2f7d54"/><circle cx="50" cy="10" r="5" fill="#f0b429"/></svg>',
)}`;
/** A picture that can be seen where no server keeps it. */
export const drawnPicture: StoredFile = {
  ...sentPicture,
  name: "haie.webp",
  height: 480,
  address: drawing,
  picture: { file: id, small: drawing, medium: drawing, large: drawing },
};

/** A picture that is drawn where it is shown, without a server: SVG of 4 by 3. */
export function pictureDrawn(file: string, drawing: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300">${drawing}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { file, small: address, medium: address, large: address };
}
