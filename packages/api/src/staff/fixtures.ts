import type { AuditEntry } from "../audit/contract.ts";
import type { AdministrationOverview, ModerationOverview, WorkFigure, WorkLine } from "./contract.ts";

/** The operator made a person an administrator. */
export const grantedByOperator: AuditEntry = {
  id: "019a0000-0000-7000-8000-000000000901",
  at: "2026-11-19T08:30:00.000Z",
  kind: "staff.granted",
  actor: { kind: "operator", name: null },
  subject: { kind: "account", id: "019a0000-0000-7000-8000-000000000911", name: "Anne Perrin" },
  before: { role: "jobutil" },
  after: { role: "jobpadm" },
  reason: null,
};

/** The operator took a role back. */
export const revokedByOperator: AuditEntry = {
  ...grantedByOperator,
  id: "019a0000-0000-7000-8000-000000000902",
  at: "2026-11-18T16:05:00.000Z",
  kind: "staff.revoked",
  subject: { kind: "account", id: "019a0000-0000-7000-8000-000000000912", name: "Hugo Weber" },
  before: { role: "jobmodo" },
  after: { role: "jobutil" },
  reason: "Fin de mission",
};

export const administrationOverview: AdministrationOverview = {
  success: true,
  accounts: {
    active: 1284,
    newThisWeek: 37,
    suspended: 4,
    deletionsUnderWay: 2,
    staff: 5,
    staffWithoutSecondFactor: 1,
  },
  entries: [grantedByOperator, revokedByOperator],
};

export const moderationOverview: ModerationOverview = {
  success: true,
  suspensions: { running: 4, endingThisWeek: 2, withoutEnd: 1 },
  entries: [grantedByOperator],
};

/** A comment that a moderator hid. */
export const removedByModerator: AuditEntry = {
  id: "019a0000-0000-7000-8000-000000000903",
  at: "2026-11-19T14:20:00.000Z",
  kind: "content.removed",
  actor: { kind: "person", name: "Maud Petit" },
  subject: { kind: "content", id: "019a0000-0000-7000-8000-000000000921", name: null },
  before: { status: "reported" },
  after: { status: "removed", content: "comment" },
  reason: "Ce commentaire insulte une autre personne.",
};

/** A mission that a moderator let stand. */
export const leftVisibleByModerator: AuditEntry = {
  ...removedByModerator,
  id: "019a0000-0000-7000-8000-000000000904",
  at: "2026-11-18T09:05:00.000Z",
  kind: "content.kept",
  after: { status: "kept", content: "mission" },
  reason: "Rien ici n’enfreint les règles.",
};

const exactly = (totalCount: number): WorkFigure => ({ totalCount, countIsEstimated: false });

/** What waits for an administrator: a ticket of theirs, overdue reports, and so many papers that they are not counted to the end. */
export const work: readonly WorkLine[] = [
  {
    kind: "tickets",
    waiting: exactly(6),
    mine: exactly(1),
    late: exactly(0),
    since: "2026-11-20T07:45:00.000Z",
    targetHours: 24,
  },
  {
    kind: "reports",
    waiting: exactly(2),
    mine: null,
    late: exactly(1),
    since: "2026-11-18T09:05:00.000Z",
    targetHours: 24,
  },
  {
    kind: "papers",
    waiting: { totalCount: 1200, countIsEstimated: true },
    mine: null,
    late: exactly(0),
    since: "2026-11-19T14:30:00.000Z",
    targetHours: 48,
  },
  {
    kind: "factors",
    waiting: exactly(1),
    mine: null,
    late: null,
    since: null,
    targetHours: null,
  },
];
