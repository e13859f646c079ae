export { copy as nowCopy } from "./copy.ts";
export { MissionNowCard } from "./MissionNowCard.tsx";
