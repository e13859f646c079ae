import type { DataAudit, DataAuditDetail } from "./contract.ts";
import { dutyKeys } from "./routes.ts";

const id = (last: number) => `019a0000-0000-7000-8000-${String(98_500 + last).padStart(12, "0")}`;

/** An audit that found two things to mend and one to know. */
export const dataAudit: DataAuditDetail = {
  id: id(1),
  at: "2026-11-19T08:20:00.000Z",
  by: "Anne Perrin",
  kept: 12,
  broken: 2,
  noted: 1,
  checks: dutyKeys.map((key) => {
    if (key === "ai.lapsed") return { key, state: "noted", count: 3, examples: [id(11), id(12), id(13)] };
    if (key === "accounts.asleep")
      return { key, state: "broken", count: 14, examples: Array.from({ length: 10 }, (_, n) => id(20 + n)) };
    if (key === "mails.kept") return { key, state: "broken", count: 1, examples: [id(41)] };
    return { key, state: "kept", count: 0, examples: [] };
  }),
};

const { checks: _, ...summary } = dataAudit;

/** Audits, the newest first. */
export const dataAudits: readonly DataAudit[] = [
  summary,
  { ...summary, id: id(2), at: "2026-10-20T09:00:00.000Z", kept: 15, broken: 0, noted: 0, by: null },
];
