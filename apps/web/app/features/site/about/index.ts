export { AboutScreen } from "./AboutScreen.tsx";
export { words as aboutWords } from "./copy.ts";
export { aboutJsonLd } from "./json-ld.ts";
