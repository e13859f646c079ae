import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { ReportedKind } from "@jobami/api/reports/routes";
import {
  decideContentReport,
  type ReportEvent,
  type ReportFollowUp,
  type ReportRefusal,
  type ReportState,
} from "@jobami/machines/moderation/content-report";
import type { Reportable } from "../../composition/contributions.ts";
import type { AuditActor } from "../../platform/audit/audit.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { everyModerator } from "../users/users.domain.ts";
import { authorNotified, type Outcome, reporterNotified } from "./reports.mails.ts";
import type { Notices } from "./reports.notices.ts";
import { type CaseRow, reportsRepository as repository } from "./reports.repository.ts";

const refusals: Record<ReportRefusal, ErrorCode> = {
  FORBIDDEN: "FORBIDDEN",
  SAME_MODERATOR: "SAME_JUDGE",
  OTHERS_CAN_JUDGE: "FORBIDDEN",
  APPEAL_TOO_LATE: "APPEAL_TOO_LATE",
  REASONS_MISSING: "VALIDATION_FAILED",
  REPORT_TRANSITION_REFUSED: "REPORT_TRANSITION_REFUSED",
};

/** A case as its life cycle knows it. */
export const stateOf = ({ status, isRemoved, decidedBy, restoredBy }: CaseRow): ReportState => ({
  status,
  isRemoved,
  deciders: [decidedBy, restoredBy].filter((id) => id !== null),
});

/** What is in force once a case is decided. */
const outcomeOf = (isRemoved: boolean, restoredAt: Date | null): Outcome => {
  if (isRemoved) return "removed";
  return restoredAt === null ? "kept" : "restored";
};

const judgedKinds = { uphold: "appeal.upheld", overturn: "appeal.overturned" } as const;

/** The step of a moderator who takes a removal back; the operator takes none. */
const lifterOf = (event: ReportEvent, by: AuditActor): string | null =>
  event.type === "removal.lifted" && by.kind === "person" ? by.id : null;

/** When what is shown was shown again. */
function restoredAtOf(row: CaseRow, isRemoved: boolean, follows: readonly ReportFollowUp[], now: Date) {
  if (isRemoved) return null;
  return follows.some(({ type }) => type === "content.restored") ? now : row.restoredAt;
}

/** What is decided of reported contents. A content is held first, then its case, then the content's own rows. */
export function createDecisions({
  platform: { audit, clock, live },
  notifications,
  notices,
  reportableOf,
}: {
  platform: Pick<Platform, "audit" | "clock" | "live">;
  notifications: Pick<NotificationsService, "notifyAll">;
  notices: Notices;
  reportableOf: (kind: ReportedKind) => Reportable;
}) {
  /** A case, held with its content until the transaction ends. Throws NOT_FOUND. */
  async function held(tx: Tx, id: string): Promise<CaseRow> {
    const found = await repository.byId(tx, id);
    if (found === null) throw new DomainError("NOT_FOUND");
    await repository.lockContent(tx, found.kind, found.contentId);
    const row = await repository.lock(tx, id);
    if (row === null) throw new DomainError("NOT_FOUND");
    return row;
  }

  /** Hides the content, or shows it again; answers what showing it again takes. Throws CONTENT_GONE. */
  async function perform(
    tx: Tx,
    row: CaseRow,
    follows: readonly ReportFollowUp[],
  ): Promise<CaseRow["hidden"]> {
    let { hidden } = row;
    const reportable = reportableOf(row.kind);
    for (const { type } of follows) {
      if (type === "content.removed") {
        hidden = await reportable.hide(tx, row.contentId);
        if (hidden === null) throw new DomainError("CONTENT_GONE");
      }
      if (type === "content.restored") {
        if (!(await reportable.restore(tx, row.contentId, hidden ?? {})))
          throw new DomainError("CONTENT_GONE");
        hidden = null;
      }
    }
    return hidden;
  }

  /** No one decides of what is theirs, or of what they reported. */
  async function refuseParty(tx: Tx, row: CaseRow, moderatorId: string): Promise<void> {
    if (moderatorId === row.authorId) throw new DomainError("OWN_CONTENT");
    if ((await repository.reportersOf(tx, row.id)).includes(moderatorId)) throw new DomainError("OWN_REPORT");
  }

  /** Moderators see what changed without reading the page anew. */
  function announce(tx: Tx, caseId: string): void {
    live.record(tx, everyModerator(), "reports_changed", { caseId });
  }

  async function notifySides(
    tx: Tx,
    row: CaseRow,
    { outcome, isReview, reasons }: { outcome: Outcome; isReview: boolean; reasons: string },
  ): Promise<void> {
    const content = await reportableOf(row.kind).inContext(tx, row.contentId);
    const link = content?.ownLink ?? content?.link ?? null;
    const lines = await notices.notifyAuthor(
      tx,
      row,
      authorNotified(row, outcome, { isReview, reasons }),
      link,
    );
    for (const report of await repository.reportsOf(tx, row.id))
      lines.push(
        ...(await notices.notifyReporter(tx, report, row, (about) =>
          reporterNotified(about, outcome, { isReview, reasons }),
        )),
      );
    // All at once: inboxes are locked in one order.
    await notifications.notifyAll(tx, lines);
  }

  return {
    held,
    announce,
    /** A step of staff: the life cycle decides, the content follows, the audit keeps it, everybody concerned learns why. */
    async step(
      tx: Tx,
      id: string,
      event: Extract<ReportEvent, { type: "report.decided" | "removal.lifted" | "appeal.decided" }>,
      by: AuditActor,
    ): Promise<CaseRow> {
      const row = await held(tx, id);
      if (by.kind === "person") await refuseParty(tx, row, by.id);
      const decision = decideContentReport(stateOf(row), event);
      if (!decision.allowed) throw new DomainError(refusals[decision.reason]);
      const { next, follows } = decision;
      const now = instant(clock);
      const restoredAt = restoredAtOf(row, next.isRemoved, follows, now);
      const changes = {
        status: next.status,
        isRemoved: next.isRemoved,
        decidedBy: next.deciders[0] ?? null,
        firstDecidedAt: row.firstDecidedAt ?? now,
        // An appeal keeps reasons of its own: those of the decision stay beside them.
        ...(event.type === "appeal.decided" ? {} : { decidedAt: now, reasons: event.reasons }),
        restoredBy: lifterOf(event, by) ?? row.restoredBy,
        restoredAt,
        hidden: await perform(tx, row, follows),
      };
      await repository.set(tx, id, changes);
      const outcome = outcomeOf(next.isRemoved, restoredAt);
      const isReview = event.type === "appeal.decided";
      await audit.record(tx, {
        kind: isReview ? judgedKinds[event.decision] : `content.${outcome}`,
        by,
        subject: { kind: "content", id: row.contentId },
        before: { status: row.status },
        after: { status: outcome, content: row.kind },
        reason: event.reasons,
      });
      if (follows.some(({ type }) => type === "reasons.sent"))
        await notifySides(tx, row, { outcome, isReview, reasons: event.reasons });
      announce(tx, id);
      return { ...row, ...changes };
    },
    /** A decision is appealed. Throws FORBIDDEN, APPEAL_TOO_LATE or APPEAL_NOT_NOW. */
    async appealed(
      tx: Tx,
      row: CaseRow,
      event: Extract<ReportEvent, { type: "appeal.made" }>,
    ): Promise<void> {
      const decision = decideContentReport(stateOf(row), event);
      if (!decision.allowed) {
        const isOver = decision.reason === "REPORT_TRANSITION_REFUSED";
        throw new DomainError(isOver ? "APPEAL_NOT_NOW" : refusals[decision.reason]);
      }
      await repository.set(tx, row.id, { status: decision.next.status });
      announce(tx, row.id);
    },
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
