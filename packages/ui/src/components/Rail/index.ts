export { PlaceGroups, type PlaceGroupsProps, type RailGroup, type RailPlace } from "./PlaceGroups.tsx";
export { Rail, type RailProps, type RailSearch } from "./Rail.tsx";
