export { findByWords } from "./find-by-words.ts";
export { groupAt, type PlaceCounts, placeGroups } from "./places.tsx";
export { trailAt } from "./trail.ts";
