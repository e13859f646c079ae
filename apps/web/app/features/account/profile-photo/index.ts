export { PhotoCard } from "./PhotoCard.tsx";
export { PhotoStep } from "./PhotoStep.tsx";
