export { loadPhotoStep } from "./load-photo-step.ts";
export { PhotoCard } from "./PhotoCard.tsx";
