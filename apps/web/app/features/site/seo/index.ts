export { loadSeoCorner } from "./load.ts";
export { SeoPreference } from "./SeoPreference.tsx";
