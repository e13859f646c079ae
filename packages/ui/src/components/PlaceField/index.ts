export { type Locating, PlaceField, type PlaceFieldProps } from "./PlaceField.tsx";
export type { Place } from "./place.ts";
