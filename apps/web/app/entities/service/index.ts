export { type MissionWish, wishOf, withWish } from "./mission-wish.ts";
export { ServiceIcon } from "./ServiceIcon.tsx";
