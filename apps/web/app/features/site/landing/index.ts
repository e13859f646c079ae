export { LandingScreen } from "./LandingScreen.tsx";
export { loadLaterSections } from "./taken-over.ts";
