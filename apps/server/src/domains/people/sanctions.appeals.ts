import type { ErrorCode } from "@jobami/api/http/error-codes";
import { appealWindowMs } from "@jobami/machines/moderation/content-report";
import {
  decideSanction,
  type SanctionEvent,
  type SanctionRefusal,
  type SanctionState,
} from "@jobami/machines/moderation/sanction";
import type { Appealable, DecisionNotice } from "../../composition/appealable.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { judgedLetter, judgedLine } from "./people.mails.ts";
import { nameOf } from "./people.view.ts";
import { sanctionsRepository as repository, type SanctionRow } from "./sanctions.repository.ts";

/** Sanctions that are closed in one go. */
const closingBatch = 100;

const refusals: Record<SanctionRefusal, ErrorCode> = {
  FORBIDDEN: "FORBIDDEN",
  SAME_JUDGE: "SAME_JUDGE",
  OTHERS_CAN_JUDGE: "FORBIDDEN",
  REASONS_MISSING: "VALIDATION_FAILED",
  APPEAL_TOO_LATE: "APPEAL_TOO_LATE",
  SANCTION_TRANSITION_REFUSED: "APPEAL_NOT_NOW",
};

const endOf = ({ givenAt }: SanctionRow): Date => new Date(givenAt.getTime() + appealWindowMs);

const aboutOf = ({ kind, until }: SanctionRow) =>
  ({ subject: "sanction", kind, until: until?.toISOString() ?? null }) as const;

function standingOf({ status, kind }: SanctionRow, isRunning: boolean): DecisionNotice["standing"] {
  if (status === "lifted" || status === "overturned") return status;
  return kind === "warning" || isRunning ? "inForce" : "over";
}

/** Sanctions as they are appealed, and what becomes of them. The account is held first, then its sanction. */
export function appealableSanctions({
  platform: { audit, clock, config, db: pool, mail },
  users,
  notifications,
}: {
  platform: Pick<Platform, "audit" | "clock" | "config" | "db" | "mail">;
  users: Pick<Users, "byId" | "life">;
  notifications: Pick<NotificationsService, "notifyAll">;
}) {
  /** Whether an account is suspended by this sanction now. */
  async function isRunning(db: Db, row: SanctionRow, account: Account): Promise<boolean> {
    if (row.kind === "warning" || account.statut !== "suspended") return false;
    return (await repository.newestSuspension(db, row.userId))?.id === row.id;
  }

  async function stateOf(db: Db, row: SanctionRow, account: Account): Promise<SanctionState> {
    return { status: row.status, givenBy: row.givenBy, isRunning: await isRunning(db, row, account) };
  }

  /** A sanction with its account, held until the transaction ends. Throws NOT_FOUND. */
  async function held(tx: Tx, id: string) {
    const known = await repository.byId(tx, id);
    const account = known === null ? null : await users.life.hold(tx, known.userId);
    const row = account === null ? null : await repository.lock(tx, id);
    if (account === null || row === null) throw new DomainError("NOT_FOUND");
    return { account, row };
  }

  async function take(tx: Tx, row: SanctionRow, account: Account, event: SanctionEvent) {
    const decision = decideSanction(await stateOf(tx, row, account), event);
    if (!decision.allowed) throw new DomainError(refusals[decision.reason]);
    await repository.setStatus(tx, row.id, decision.next.status);
    return decision;
  }

  async function mailDecision(
    tx: Tx,
    account: Account,
    news: { decision: "uphold" | "overturn"; reasons: string; isReopened: boolean },
  ): Promise<void> {
    if (account.statut === "deleted") return;
    const { id, email, prenom } = account;
    const letter = judgedLetter(config, { prenom, ...news });
    await mail.send(tx, { lane: "awaited", to: email, userId: id, ...letter });
    await notifications.notifyAll(tx, [{ to: id, ...judgedLine(news) }]);
  }

  const eventOf = (row: SanctionRow, userId: string | null, reasons: string) =>
    ({
      type: "appeal.made",
      by: { isSanctioned: userId === row.userId },
      reasons,
      isInTime: instant(clock) <= endOf(row),
    }) as const;

  async function known(db: Db, id: string) {
    const row = await repository.byId(db, id);
    const account = row === null ? null : await users.byId(db, row.userId);
    return row === null || account === null ? null : { row, account };
  }

  const appealable: Appealable = {
    subject: "sanction",
    async notice(db, id, party) {
      const found = await known(db, id);
      if (found === null || !("userId" in party) || party.userId !== found.row.userId) return null;
      const { row, account } = found;
      const state = await stateOf(db, row, account);
      const mayAppeal = decideSanction(state, eventOf(row, party.userId, "…")).allowed;
      return {
        id,
        side: "sanctioned",
        about: aboutOf(row),
        title: "",
        words: "",
        standing: standingOf(row, state.isRunning),
        decidedAt: row.givenAt.toISOString(),
        reasons: row.reason,
        appealUntil: mayAppeal ? endOf(row).toISOString() : null,
      };
    },
    async appealed(tx, id, party, text) {
      const { account, row } = await held(tx, id);
      const userId = "userId" in party ? party.userId : null;
      if (userId !== row.userId) throw new DomainError("NOT_FOUND");
      await take(tx, row, account, eventOf(row, userId, text));
      const deciders = row.givenBy === null ? [] : [row.givenBy];
      return { side: "sanctioned", concerned: [row.userId], deciders };
    },
    async judged(tx, id, judge, { decision, reasons }) {
      const { account, row } = await held(tx, id);
      const by =
        judge.kind === "person"
          ? ({ role: "staff", id: judge.id, isSanctioned: judge.id === row.userId } as const)
          : ({ role: "operator", isOnlyJudge: judge.isOnlyJudge } as const);
      const { follows } = await take(tx, row, account, { type: "appeal.decided", by, decision, reasons });
      const isReopened = follows.some(({ type }) => type === "account.reinstated");
      if (isReopened) await users.life.step(tx, row.userId, { type: "account.reinstated", by: "staff" });
      if (follows.some(({ type }) => type === "reasons.sent"))
        await mailDecision(tx, account, { decision, reasons, isReopened });
      await audit.record(tx, {
        kind: decision === "uphold" ? "appeal.upheld" : "appeal.overturned",
        by: judge.kind === "person" ? judge : { kind: "operator" },
        subject: { kind: "account", id: row.userId },
        after: { sanction: row.kind, isReopened },
        reason: reasons,
      });
    },
    async inFull(db, id) {
      const found = await known(db, id);
      if (found === null) throw new DomainError("NOT_FOUND");
      const { row, account } = found;
      const giver = row.givenBy === null ? null : await users.byId(db, row.givenBy);
      return {
        about: aboutOf(row),
        title: "",
        words: "",
        standing: standingOf(row, await isRunning(db, row, account)),
        personId: row.userId,
        first: {
          at: row.givenAt.toISOString(),
          by: giver === null ? null : nameOf(giver),
          reasons: row.reason,
        },
      };
    },
  };

  return {
    appealable,
    newestSuspension: repository.newestSuspension,
    /** Administrators end the running suspension of a held account; answers which, null where none is known. */
    async lifted(tx: Tx, account: Account): Promise<string | null> {
      const row = await repository.newestSuspension(tx, account.id);
      const decision =
        row === null ? null : decideSanction(await stateOf(tx, row, account), { type: "sanction.lifted" });
      if (row === null || !decision?.allowed) return null;
      await repository.setStatus(tx, row.id, decision.next.status);
      return row.id;
    },
    /** Closes what can no longer be appealed. */
    async close(): Promise<void> {
      for (const id of await repository.givenBefore(pool, instant(clock, -appealWindowMs), closingBatch))
        await inTransaction(pool, async (tx) => {
          const { account, row } = await held(tx, id);
          const decision = decideSanction(await stateOf(tx, row, account), { type: "appealWindow.ended" });
          if (decision.allowed) await repository.setStatus(tx, id, decision.next.status);
        });
    },
  };
}

export type SanctionAppeals = ReturnType<typeof appealableSanctions>;
