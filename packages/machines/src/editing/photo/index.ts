export { createPhotoMachine, type PhotoMachine } from "./photo.machine.ts";
export type { PhotoEvent, PhotoProblem, PhotoSize, PhotoSource } from "./photo.types.ts";
export { type PhotoView, photoView } from "./photo.view.ts";
