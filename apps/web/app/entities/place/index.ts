export { findByWords } from "./find-by-words.ts";
export { memberPlaces, type PlaceCounts, type PlaceMap, placesOfMember, staffPlaces } from "./places.tsx";
export { trailAt } from "./trail.ts";
