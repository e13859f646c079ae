export { siteJsonLd } from "./json-ld.ts";
export { LandingScreen } from "./LandingScreen.tsx";
export { loadLaterSections } from "./taken-over.ts";
