export { findByWords } from "./find-by-words.ts";
export { everyPlace, memberPlaces, type PlaceCounts, type PlaceMap, placesOfMember } from "./places.tsx";
export { staffPlaces } from "./staff-places.ts";
export { trailAt } from "./trail.ts";
