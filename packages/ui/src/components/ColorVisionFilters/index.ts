export { ColorVisionFilters } from "./ColorVisionFilters.tsx";
