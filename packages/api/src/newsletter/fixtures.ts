import type { Subscriber } from "./contract.ts";

const id = (last: number) => `019a0000-0000-7000-8000-${String(98_300 + last).padStart(12, "0")}`;

/** Addresses that asked for the newsletter. */
export const subscribers: readonly [Subscriber, ...Subscriber[]] = [
  {
    id: id(1),
    email: "nora.petit@exemple.fr",
    status: "pending",
    askedAt: "2026-11-19T08:12:00.000Z",
    confirmedAt: null,
    endedAt: null,
  },
  {
    id: id(2),
    email: "karim.benali@exemple.fr",
    status: "confirmed",
    askedAt: "2026-11-12T17:40:00.000Z",
    confirmedAt: "2026-11-12T17:44:00.000Z",
    endedAt: null,
  },
  {
    id: id(3),
    email: "helene.bost@exemple.fr",
    status: "ended",
    askedAt: "2026-10-02T09:00:00.000Z",
    confirmedAt: "2026-10-02T09:05:00.000Z",
    endedAt: "2026-11-18T20:10:00.000Z",
  },
];
