export { findByTerms } from "./find-by-terms.ts";
export { memberPlaces, type PlaceCounts, type PlaceMap, placesOfMember } from "./places.tsx";
export { staffPlaces } from "./staff-places.ts";
export { trailAt } from "./trail.ts";
