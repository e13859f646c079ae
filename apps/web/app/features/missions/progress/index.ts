export { ProgressSection } from "./ProgressSection.tsx";
