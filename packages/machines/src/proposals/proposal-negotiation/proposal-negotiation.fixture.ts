import { franceZone } from "@jobami/api/places/france-zone";
import type { Proposal, Terms } from "./proposal-negotiation.types.ts";

export const missionId = "7f8b7f0e-0c39-4a38-9d7f-64c3a9d1a001";
export const jobbeurId = "5a5f1a44-0b7e-4d6e-8d4e-2a1d0a1b2c3d";

/** Terms that a person typed, for tests. */
export const terms: Terms = { amount: 55, message: "Je peux venir samedi.", paymentMethodType: "euros" };

/** A negotiation as the server has it, for tests: the jobbeur's first offer unless stated otherwise. */
export function proposal(
  more: Partial<Proposal> & { missionStatut?: Proposal["mission"]["statut"] } = {},
): Proposal {
  const { missionStatut = "ouverte", ...rest } = more;
  const offer = {
    version: 1,
    by: "jobbeur" as const,
    amount: 50,
    jobiAmount: 0,
    paymentMethodType: "euros" as const,
    message: "",
    createdAt: "2026-01-15T09:00:00.000Z",
  };
  return {
    proposalId: "c0ffee00-0000-4000-8000-000000000001",
    mission: {
      id: missionId,
      title: "Monter une armoire",
      statut: missionStatut,
      owner: { id: "0d5e8c9a-8a54-4a58-9f0e-3f3f0f5e2b11", prenom: "Léa", initiale: "M", photo: null },
      zone: franceZone,
      date: "2026-12-05",
      moment: "matin",
      budgetType: "fixe",
    },
    jobbeur: { id: jobbeurId, prenom: "Noé", initiale: "B", photo: null },
    statut: "en_attente",
    version: 1,
    amount: 50,
    jobiAmount: 0,
    paymentMethodType: "euros",
    message: "",
    offers: [offer],
    createdAt: "2026-01-15T09:00:00.000Z",
    updatedAt: "2026-01-15T09:00:00.000Z",
    ...rest,
  };
}
