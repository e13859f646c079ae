export { whenField } from "./field-copy.tsx";
export { fieldNames } from "./field-names.ts";
export { loadFields } from "./load.ts";
export { ServiceSearch } from "./ServiceSearch.tsx";
export { loadServiceSearch } from "./taken-over.ts";
