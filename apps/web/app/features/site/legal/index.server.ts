export { legalTexts } from "./content/texts.ts";
