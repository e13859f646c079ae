export { HelpScreen } from "./HelpScreen.tsx";
export { faqJsonLd } from "./json-ld.ts";
export { loadFaqSection } from "./taken-over.ts";
