export {
  type StaffPower,
  type StaffStanding,
  staffMay,
  staffPowers,
  staffPowersIn,
} from "./staff-powers.rules.ts";
