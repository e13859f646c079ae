import type { Mission, MissionValues } from "./mission-composer.types.ts";

/** A mission as it is typed, for tests. */
export const values: MissionValues = {
  category: "bricolage",
  subcategory: "montage-de-meubles",
  title: "Monter une armoire",
  description: "Une armoire à deux portes, au deuxième étage sans ascenseur.",
  placeCode: "35238",
  date: "2026-02-01",
  amount: 60,
} as MissionValues;

/** A mission as the server has it, for tests. */
export const published: Mission = {
  id: "7f8b7f0e-0c39-4a38-9d7f-64c3a9d1a001",
  title: "Monter une armoire",
  description: "Une armoire à deux portes, au deuxième étage sans ascenseur.",
  category: "bricolage",
  subcategory: "montage-de-meubles",
  place: { code: "35238", name: "Rennes", postalCode: "35000", departmentCode: "35" },
  date: "2026-02-01",
  moment: "flexible",
  budgetType: "fixe",
  amount: 60,
  jobiAmount: 0,
  paymentMethodType: "euros",
  isUrgent: false,
  statut: "ouverte",
  isHidden: false,
  owner: { id: "0d5e8c9a-8a54-4a58-9f0e-3f3f0f5e2b11", prenom: "Léa", initiale: "M", photo: null },
  proposalCount: 0,
  createdAt: "2026-01-15T09:00:00.000Z",
  updatedAt: "2026-01-15T09:00:00.000Z",
};
