export type { StaffPower, StaffStanding } from "./staff-powers.decision.ts";
export { staffMay, staffPowers, staffPowersIn } from "./staff-powers.decision.ts";
