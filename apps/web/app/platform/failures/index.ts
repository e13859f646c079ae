export { FramePart } from "./FramePart.tsx";
export { PartBoundary } from "./PartBoundary.tsx";
