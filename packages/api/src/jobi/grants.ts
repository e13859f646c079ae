/** What people earn Jobi with. */
export const jobiGrantReasons = ["inscription", "profil_complet", "premiere_mission", "avis_ecrit"] as const;
export type JobiGrantReason = (typeof jobiGrantReasons)[number];

/** How a grant is earned. */
export interface JobiGrant {
  reason: JobiGrantReason;
  /** Whole Jobi. */
  amount: number;
  /** Once for a person, or once for each mission of theirs. */
  once: "person" | "mission";
  /** The most of them in 30 days; reviews that people ordered of each other would be a mint otherwise. */
  mostInAMonth?: number;
}

/** All that the company gives, in the order in which people come across it. No one buys Jobi, and no one is paid out. */
export const jobiGrants: readonly JobiGrant[] = [
  { reason: "inscription", amount: 10, once: "person" },
  { reason: "profil_complet", amount: 5, once: "person" },
  { reason: "premiere_mission", amount: 5, once: "person" },
  { reason: "avis_ecrit", amount: 1, once: "mission", mostInAMonth: 4 },
];

/** The grant of a reason. */
export function jobiGrant(reason: JobiGrantReason): JobiGrant {
  const found = jobiGrants.find((grant) => grant.reason === reason);
  if (found === undefined) throw new Error(`Nothing is given for ${reason}.`);
  return found;
}
