export { PhotoCard } from "./PhotoCard.tsx";
