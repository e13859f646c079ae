import type { Role } from "@jobami/api/http/route";

/** What staff may do beyond members; each is asked for by its name, never by a role. */
export const staffPowers = [
  "moderation",
  "administration",
  "hidden-content.read",
  "disputes.read",
  "support.answer",
  "papers.read",
] as const;
export type StaffPower = (typeof staffPowers)[number];

/** The powers of each role [ROLE-01]. */
const powersOf: Readonly<Record<Role, readonly StaffPower[]>> = {
  jobutil: [],
  jobmodo: ["moderation", "hidden-content.read", "disputes.read", "support.answer"],
  jobpadm: staffPowers,
};

/** Who asks: their role, whether their account is active, and whether the session began with a second factor that the account still has. */
export interface StaffStanding {
  role: Role;
  isActive: boolean;
  hasSecondFactor: boolean;
}

/** The powers that a person has in a session: none without a second factor, none while suspended. */
export function staffPowersIn({ role, isActive, hasSecondFactor }: StaffStanding): readonly StaffPower[] {
  return isActive && hasSecondFactor ? powersOf[role] : [];
}

/** Whether a person may do something that members may not. */
export function staffMay(person: { powers: readonly StaffPower[] }, power: StaffPower): boolean {
  return person.powers.includes(power);
}
