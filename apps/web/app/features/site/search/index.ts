export { CityScreen, NamesakesScreen } from "./CityScreen.tsx";
export { copy as searchCopy } from "./copy.ts";
export { cityJsonLd } from "./json-ld.ts";
export { SearchScreen } from "./SearchScreen.tsx";
export { ServicesScreen } from "./ServicesScreen.tsx";
export type { ShownView } from "./shown-view.ts";
