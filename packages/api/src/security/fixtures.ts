import { grantedByOperator, revokedByOperator } from "../staff/fixtures.ts";
import type { SecurityDay, SecurityFigures } from "./contract.ts";

const dayMs = 86_400_000;
const lastDay = Date.UTC(2026, 10, 19);

const days: SecurityDay[] = [
  [4, 0, 0, 1, 12, 0, 3, 2],
  [19, 3, 1, 0, 140, 0, 2, 1],
  [2, 0, 0, 0, 0, 0, 5, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [3, 0, 0, 2, 0, 1, 4, 4],
  [1, 0, 0, 0, 0, 0, 1, 0],
  [6, 1, 0, 0, 3, 0, 2, 1],
].map(
  (
    [password = 0, locked = 0, blocked = 0, code = 0, limited = 0, forged = 0, newDevices = 0, acts = 0],
    ago,
  ) => ({
    day: new Date(lastDay - ago * dayMs).toISOString().slice(0, 10),
    password,
    locked,
    blocked,
    code,
    limited,
    forged,
    newDevices,
    acts,
  }),
);

const sum = (of: (day: SecurityDay) => number) => days.reduce((all, day) => all + of(day), 0);

/** A week with one bad day. */
export const securityFigures: SecurityFigures = {
  days,
  total: {
    password: sum(({ password }) => password),
    locked: sum(({ locked }) => locked),
    blocked: sum(({ blocked }) => blocked),
    code: sum(({ code }) => code),
    limited: sum(({ limited }) => limited),
    forged: sum(({ forged }) => forged),
    newDevices: sum(({ newDevices }) => newDevices),
    acts: sum(({ acts }) => acts),
  },
  networks: [
    { network: "203.0.113.0/24", kind: "limited", refused: 140 },
    { network: "203.0.113.0/24", kind: "password", refused: 17 },
    { network: "2001:db8:4::/48", kind: "password", refused: 6 },
  ],
  lockedNow: 1,
  entries: [grantedByOperator, revokedByOperator],
};
