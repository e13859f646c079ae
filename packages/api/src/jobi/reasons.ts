import type { JobiReason } from "./contract.ts";

/** What a movement of Jobi is called, on pages and in files. A withdrawal has a title of its own beside. */
export const jobiReasonLabels: Readonly<Record<JobiReason, string>> = {
  inscription: "Offerts à l’inscription",
  profil_complet: "Profil complet",
  premiere_mission: "Première mission confirmée",
  avis_ecrit: "Avis écrit",
  annulation_mission: "Mission annulée",
  retrait: "Retrait",
  paiement_mission: "Paiement d’une mission",
  credits_ia: "Crédits IA",
  retractation: "Rétractation d’un achat",
};
