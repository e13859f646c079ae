import type { CreditLine } from "./contract.ts";

const line = (more: Partial<CreditLine>): CreditLine => ({
  id: "00000000-0000-4000-8000-00000000c001",
  montant: 5,
  solde: 5,
  raison: "inscription",
  created_at: "2026-10-02T08:30:00.000Z",
  ...more,
});

/** Léa’s history, the newest first. */
export const creditLines: readonly CreditLine[] = [
  line({
    id: "00000000-0000-4000-8000-00000000c004",
    montant: 30,
    solde: 44,
    raison: "achat_carte",
    created_at: "2026-11-18T17:05:00.000Z",
  }),
  line({
    id: "00000000-0000-4000-8000-00000000c003",
    montant: -1,
    solde: 14,
    raison: "utilisation",
    created_at: "2026-11-10T11:20:00.000Z",
  }),
  line({
    id: "00000000-0000-4000-8000-00000000c002",
    montant: 10,
    solde: 15,
    raison: "achat_jobi",
    created_at: "2026-10-20T09:00:00.000Z",
  }),
  line({}),
];
