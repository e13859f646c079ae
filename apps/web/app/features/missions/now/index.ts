export { MissionNowCard } from "./MissionNowCard.tsx";
