export { AboutScreen } from "./AboutScreen.tsx";
export { copy as aboutCopy } from "./copy.ts";
export { aboutJsonLd } from "./json-ld.ts";
