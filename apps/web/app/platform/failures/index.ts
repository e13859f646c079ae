export { PartBoundary } from "./PartBoundary.tsx";
