import type { StoredFile } from "./contract.ts";
import { pictureOf } from "./routes.ts";

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
