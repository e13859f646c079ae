import type { JobiGain, JobiMovement } from "./contract.ts";
import { jobiGrants } from "./grants.ts";

const movement = (more: Partial<JobiMovement>): JobiMovement => ({
  id: "00000000-0000-4000-8000-00000000a001",
  montant: 10,
  solde: 10,
  raison: "inscription",
  titre: null,
  description: null,
  mission: null,
  created_at: "2026-10-02T08:30:00.000Z",
  ...more,
});

/** Léa’s statement, the newest first: what came at the sign-up, what a cancelled mission cost, what she took off herself. */
export const jobiMovements: readonly JobiMovement[] = [
  movement({
    id: "00000000-0000-4000-8000-00000000a003",
    montant: -3,
    solde: 6,
    raison: "retrait",
    titre: "Coup de main de Karim",
    description: "Rendu de la main à la main.",
    created_at: "2026-11-18T17:05:00.000Z",
  }),
  movement({
    id: "00000000-0000-4000-8000-00000000a002",
    montant: -1,
    solde: 9,
    raison: "annulation_mission",
    mission: { id: "00000000-0000-4000-8000-00000000b001", titre: "Tailler une haie" },
    created_at: "2026-10-20T09:00:00.000Z",
  }),
  movement({}),
];

/** What Léa has earned so far: her account, and two reviews. */
export const jobiGains: readonly JobiGain[] = jobiGrants.map(({ reason, amount, once }) => {
  const fois = reason === "inscription" ? 1 : reason === "avis_ecrit" ? 2 : 0;
  return { raison: reason, montant: amount, fois, ouvert: once === "mission" || fois === 0 };
});
