export { CityScreen } from "./CityScreen.tsx";
export { words as searchWords } from "./copy.ts";
export { cityJsonLd } from "./json-ld.ts";
export { SearchScreen } from "./SearchScreen.tsx";
export { ServicesScreen } from "./ServicesScreen.tsx";
