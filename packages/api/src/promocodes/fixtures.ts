import type { PromoCode } from "./contract.ts";

/** A code that is open, used by some. */
export const openPromo: PromoCode = {
  id: "019a8000-0000-7000-8000-000000000001",
  code: "BIENVENUE30",
  percent: 30,
  firstDay: "2026-11-01",
  lastDay: "2026-12-31",
  maxUses: 200,
  used: 37,
  held: 1,
  state: "open",
  createdAt: "2026-10-28T08:00:00.000Z",
};

/** Codes in every other state. */
export const closedPromos: PromoCode[] = [
  {
    ...openPromo,
    id: "019a8000-0000-7000-8000-000000000002",
    code: "NOEL-2026",
    percent: 20,
    firstDay: "2026-12-01",
    lastDay: "2026-12-26",
    maxUses: null,
    used: 0,
    held: 0,
    state: "upcoming",
  },
  {
    ...openPromo,
    id: "019a8000-0000-7000-8000-000000000003",
    code: "SALON-LYON",
    percent: 60,
    maxUses: 25,
    used: 25,
    held: 0,
    state: "exhausted",
  },
  {
    ...openPromo,
    id: "019a8000-0000-7000-8000-000000000004",
    code: "RENTREE",
    percent: 15,
    firstDay: "2026-09-01",
    lastDay: "2026-09-30",
    used: 112,
    held: 0,
    state: "over",
  },
  {
    ...openPromo,
    id: "019a8000-0000-7000-8000-000000000005",
    code: "ERREUR50",
    percent: 50,
    used: 2,
    held: 0,
    state: "disabled",
  },
];
