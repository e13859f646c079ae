import type { FinancePayment, FinanceYear } from "./contract.ts";

const none = { cents: 0, jobis: 0 };
const euros = (amount: number) => ({ cents: amount * 100, jobis: 0 });

/** A year of a jobbeur: it began in March, a correction in June, Jobi in autumn. */
export const financeYear: FinanceYear = {
  year: 2026,
  years: [2026, 2025],
  months: [
    none,
    none,
    euros(120),
    euros(340),
    euros(285),
    { cents: -2000, jobis: 0 },
    euros(90),
    none,
    { cents: 41000, jobis: 6 },
    euros(260),
    euros(175),
    none,
  ],
  paid: { cents: 166_000, jobis: 6 },
  agreed: { cents: 184_500, jobis: 6 },
  due: { cents: 18_500, jobis: 0 },
};

/** The first year of a person to whom nothing was paid yet. */
export const emptyFinanceYear: FinanceYear = {
  year: 2026,
  years: [2026],
  months: Array.from({ length: 12 }, () => none),
  paid: none,
  agreed: none,
  due: none,
};

const payment = (at: number, more: Partial<FinancePayment>): FinancePayment => ({
  missionId: `00000000-0000-4000-8000-00000000f10${at}`,
  title: "Monter une armoire",
  statut: "terminee",
  agreedAt: "2026-11-12T09:00:00.000Z",
  other: { id: "00000000-0000-4000-8000-000000000001", prenom: "Léa", initiale: "M", photo: null },
  status: "paye",
  agreed: euros(175),
  paid: euros(175),
  due: none,
  ...more,
});

/** One of each standing, the newest agreement first. */
export const financePayments: FinancePayment[] = [
  payment(1, {
    title: "Poser du parquet dans une chambre",
    statut: "en_cours",
    agreedAt: "2026-11-18T10:00:00.000Z",
    other: { id: "00000000-0000-4000-8000-000000000002", prenom: "Nora", initiale: "B", photo: null },
    status: "en_attente",
    agreed: euros(120),
    paid: none,
    due: euros(120),
  }),
  payment(2, {
    title: "Repeindre un couloir",
    agreedAt: "2026-11-14T10:00:00.000Z",
    status: "partiel",
    agreed: euros(165),
    paid: euros(100),
    due: euros(65),
  }),
  payment(3, {}),
  payment(4, {
    title: "Garder un chat",
    statut: "annulee",
    agreedAt: "2026-10-02T10:00:00.000Z",
    other: null,
    status: "en_attente",
    agreed: { cents: 0, jobis: 8 },
    paid: none,
    due: none,
  }),
];
