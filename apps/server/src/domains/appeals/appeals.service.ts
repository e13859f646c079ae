import type {
  AppealDetail,
  AppealRow,
  AssigneeBody,
  Decision,
  Judgement,
} from "@jobami/api/appeals/contract";
import type { AppealOutcome } from "@jobami/api/appeals/routes";
import { type AppealEvent, type AppealState, decideAppeal } from "@jobami/machines/moderation/appeal";
import { appealWindowMs } from "@jobami/machines/moderation/content-report";
import type { Appealable, AppealJudge, AppealParty } from "../../composition/appealable.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { everyModerator, holdActive, type Users } from "../users/users.domain.ts";
import { takenOver } from "./appeals.copy.ts";
import { ownDecisions } from "./appeals.decisions.ts";
import type { AppealKeys } from "./appeals.keys.ts";
import { namesOf } from "./appeals.people.ts";
import { createQueue, type QueueFilter } from "./appeals.queue.ts";
import { type AppealRecord, appealsRepository as repository } from "./appeals.repository.ts";

type Row = Awaited<ReturnType<typeof repository.headsOf>>;
type Judges = Awaited<ReturnType<typeof repository.judges>>;
/** What rows are read with: who may judge, and who reads. */
interface Viewed {
  judges: Judges;
  viewerId: string;
}
type Bars = Pick<AppealRecord, "concerned" | "deciders">;

const outcomes: Record<Judgement["decision"], AppealOutcome> = {
  uphold: "upheld",
  overturn: "overturned",
};

/** Why staff cannot judge. */
function barOf({ concerned, deciders }: Bars, viewerId: string): AppealRow["barred"] {
  if (concerned.includes(viewerId)) return "own";
  return deciders.includes(viewerId) ? "same" : null;
}

/** An appeal as its life cycle knows it. */
const stateOf = (row: AppealRecord, judges: Judges): AppealState => ({
  status: row.decidedAt === null ? "open" : "decided",
  assigneeId: holderOf(row, judges)?.id ?? null,
  concerned: row.concerned,
  deciders: row.deciders,
});

/** Who handles an appeal and still can decide of it. */
const holderOf = ({ assigneeId }: AppealRecord, judges: Judges) => judges.find(({ id }) => id === assigneeId);

function assigneeOf(row: AppealRecord, { judges, viewerId }: Viewed): AppealRow["assignee"] {
  const holder = holderOf(row, judges);
  if (holder === undefined || row.assignedAt === null) return null;
  const { id, name } = holder;
  return { id, name, isMe: id === viewerId, since: row.assignedAt.toISOString() };
}

/** The appeal of a decision as who reads the decision knows it. */
const toAppeal = (row: AppealRecord, party: AppealParty): Decision["appeal"] => {
  const isOwn = "userId" in party ? row.appellantId === party.userId : row.reportId === party.reportId;
  return {
    madeAt: row.madeAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    outcome: row.outcome,
    reasons: row.reasons,
    isOwn,
    words: isOwn ? row.words : "",
  };
};

/** Appeals against decisions of moderation: made once, decided by another person. The domain that decided holds what its step needs first. */
export function createAppeals({
  platform,
  appealables,
  keys,
  users,
  notifications,
}: {
  platform: Pick<Platform, "clock" | "config" | "db" | "live">;
  appealables: readonly Appealable[];
  keys: AppealKeys;
  users: Pick<Users, "byId" | "byIds">;
  notifications: Pick<NotificationsService, "notifyAll">;
}) {
  const { clock, db: pool, live } = platform;
  const queue = createQueue(platform);
  const ofSubject = (row: AppealRecord): { appealable: Appealable; id: string } => {
    const subject = row.caseId === null ? "sanction" : "content";
    const appealable = appealables.find((one) => one.subject === subject);
    if (appealable === undefined) throw new Error(`No domain has a ${subject} appealed.`);
    return { appealable, id: (row.caseId ?? row.sanctionId) as string };
  };

  /** A decision with the domain that took it, for one of those whom it concerns. Throws NOT_FOUND. */
  async function found(db: Db, id: string, party: AppealParty) {
    for (const appealable of appealables) {
      const notice = await appealable.notice(db, id, party);
      if (notice !== null) return { appealable, notice };
    }
    throw new DomainError("NOT_FOUND");
  }

  async function decision(db: Db, id: string, party: AppealParty): Promise<Decision> {
    const { notice } = await found(db, id, party);
    const row = await repository.ofDecision(db, id);
    return { ...notice, appeal: row === null ? null : toAppeal(row, party) };
  }

  function announce(tx: Tx, appealId: string): void {
    live.record(tx, everyModerator(), "appeals_changed", { appealId });
  }

  async function appeal(tx: Tx, id: string, party: AppealParty, text: string): Promise<Decision> {
    const { appealable } = await found(tx, id, party);
    const { side, concerned, deciders } = await appealable.appealed(tx, id, party, text);
    const isContent = appealable.subject === "content";
    const row: AppealRecord = {
      id: newId(),
      caseId: isContent ? id : null,
      sanctionId: isContent ? null : id,
      side,
      appellantId: "userId" in party ? party.userId : null,
      reportId: "userId" in party ? null : party.reportId,
      words: text,
      concerned: [...new Set(concerned)],
      deciders: [...new Set(deciders)],
      madeAt: instant(clock),
      decidedAt: null,
      decidedBy: null,
      outcome: null,
      reasons: null,
      assigneeId: null,
      assignedAt: null,
    };
    await repository.insert(tx, row);
    announce(tx, row.id);
    return decision(tx, id, party);
  }

  /** Whom an appeal waits for: a moderator, an administrator, or the operator where no one of staff may judge it. */
  function waitsFor(row: Bars, judges: Judges): AppealRow["waitsFor"] {
    const able = judges.filter(({ id }) => barOf(row, id) === null);
    if (able.length === 0) return "operator";
    return able.some(({ isAdministrator }) => !isAdministrator) ? "moderator" : "administrator";
  }

  function toRow(row: AppealRecord, heads: Row, viewed: Viewed): AppealRow {
    const head = heads.get(row.caseId ?? row.sanctionId ?? "");
    if (head === undefined) throw new Error("An appeal without its decision.");
    return {
      id: row.id,
      ...head,
      side: row.side,
      madeAt: row.madeAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      outcome: row.outcome,
      reasons: row.reasons,
      barred: barOf(row, viewed.viewerId),
      waitsFor: waitsFor(row, viewed.judges),
      assignee: assigneeOf(row, viewed),
    };
  }

  const viewedBy = async (db: Db, viewerId: string): Promise<Viewed> => ({
    judges: await repository.judges(db),
    viewerId,
  });

  const nameOf = async (db: Db, id: string | null): Promise<string | null> =>
    id === null ? null : ((await namesOf(db, users, [id])).get(id) ?? null);

  /** Takes an appeal, held until the transaction ends, a lawful step on. Throws NOT_FOUND, or what the life cycle refuses with. */
  async function step(
    tx: Tx,
    id: string,
    event: AppealEvent,
    set: Partial<AppealRecord> = {},
  ): Promise<void> {
    const row = await repository.lock(tx, id);
    if (row === null) throw new DomainError("NOT_FOUND");
    const decision = decideAppeal(stateOf(row, await repository.judges(tx)), event);
    if (!decision.allowed) throw new DomainError(decision.reason);
    const { assigneeId } = decision.next;
    const isSame = assigneeId === row.assigneeId;
    const assignedAt = assigneeId === null ? null : instant(clock);
    // Who takes what they have changes nothing.
    if (isSame && Object.keys(set).length === 0) return;
    await repository.set(tx, id, { ...set, ...(isSame ? {} : { assigneeId, assignedAt }) });
    const by = "by" in event ? await nameOf(tx, event.by) : null;
    await notifications.notifyAll(
      tx,
      decision.follows.map((follow) => ({ to: follow.id, ...takenOver({ id, by: by ?? "" }) })),
    );
    announce(tx, id);
  }

  async function detail(db: Db, id: string, viewerId: string): Promise<AppealDetail> {
    const row = await repository.byId(db, id);
    if (row === null) throw new DomainError("NOT_FOUND");
    const subject = ofSubject(row);
    const { personId, ...full } = await subject.appealable.inFull(db, subject.id);
    return {
      ...toRow(row, await repository.headsOf(db, [row]), await viewedBy(db, viewerId)),
      ...full,
      subjectId: subject.id,
      appealWords: row.words,
      person: await nameOf(db, personId),
      decidedBy: await nameOf(db, row.decidedBy),
    };
  }

  /** Decides of an appeal, once. Throws NOT_FOUND, APPEAL_DECIDED, or what the domain refuses that decided first. */
  async function judge(
    tx: Tx,
    id: string,
    by: AppealJudge,
    { decision: verdict, reasons }: Judgement,
  ): Promise<void> {
    const row = await repository.byId(tx, id);
    if (row === null) throw new DomainError("NOT_FOUND");
    if (row.decidedAt !== null) throw new DomainError("APPEAL_DECIDED");
    const subject = ofSubject(row);
    await subject.appealable
      .judged(tx, subject.id, by, { decision: verdict, reasons })
      .catch((error: unknown) => {
        // Of two at once the second finds the decision where the first one left it.
        const isOver =
          error instanceof DomainError &&
          (error.code === "REPORT_TRANSITION_REFUSED" || error.code === "APPEAL_NOT_NOW");
        throw isOver ? new DomainError("APPEAL_DECIDED") : error;
      });
    const decidedBy = by.kind === "person" ? by.id : null;
    const ended = { decidedAt: instant(clock), decidedBy, outcome: outcomes[verdict], reasons };
    await step(tx, id, { type: "appeal.decided", by: decidedBy }, ended);
  }

  return {
    /** A decision for a member whom it concerns. Throws NOT_FOUND. */
    decision: (db: Db, id: string, userId: string) => decision(db, id, { userId }),
    /** A member appeals, once. Throws what `holdActive` throws, NOT_FOUND, FORBIDDEN, APPEAL_TOO_LATE, APPEAL_NOT_NOW. */
    async appeal(tx: Tx, id: string, userId: string, text: string): Promise<Decision> {
      await holdActive(tx, userId);
      return appeal(tx, id, { userId }, text);
    },
    /** What a mailed link opens; changes nothing. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async look(db: Db, token: string): Promise<Decision> {
      const { id, party } = await keys.open(db, token);
      return decision(db, id, party).catch(gone);
    },
    /** The same as `appeal`, by a mailed link and without a session. */
    async appealByLink(tx: Tx, token: string, text: string): Promise<Decision> {
      const { id, party } = await keys.open(tx, token);
      return appeal(tx, id, party, text).catch(gone);
    },
    /** A page of appeals for staff. */
    async queue(db: Db, query: QueueFilter & KeyedQuery, viewerId: string) {
      const { rows, pagination } = await queue.page(db, viewerId, query);
      const heads = await repository.headsOf(db, rows);
      const viewed = await viewedBy(db, viewerId);
      return { data: rows.map((row) => toRow(row, heads, viewed)), pagination };
    },
    /** A page of what staff decided. */
    ownDecisions: (db: Db, viewerId: string, query: KeyedQuery) => ownDecisions(db, users, viewerId, query),
    work: queue.work,
    one: detail,
    /** Staff decides. */
    async judge(
      tx: Tx,
      id: string,
      by: { id: string; address: string },
      verdict: Judgement,
    ): Promise<AppealDetail> {
      await judge(tx, id, { kind: "person", ...by }, verdict);
      return detail(tx, id, by.id);
    },
    /** Staff takes an appeal, or hands it back. Throws NOT_FOUND, FORBIDDEN, SAME_JUDGE, APPEAL_TAKEN or APPEAL_DECIDED. */
    async assign(
      tx: Tx,
      id: string,
      by: string,
      { assignee, instead = null }: AssigneeBody,
    ): Promise<AppealDetail> {
      await step(
        tx,
        id,
        assignee === "me" ? { type: "appeal.taken", by, instead } : { type: "appeal.handedBack", by },
      );
      return detail(tx, id, by);
    },
    /** The operator decides, where no one of staff can; answers whether that is so. Throws as `judge` does. */
    async judgeAsOperator(tx: Tx, id: string, verdict: Judgement): Promise<boolean> {
      const row = await repository.byId(tx, id);
      if (row === null) throw new DomainError("NOT_FOUND");
      if (row.decidedAt === null && waitsFor(row, await repository.judges(tx)) !== "operator") return false;
      await judge(tx, id, { kind: "operator", isOnlyJudge: true }, verdict);
      return true;
    },
    /** Open appeals that wait for the operator, the oldest first. */
    async forOperator(db: Db): Promise<AppealRow[]> {
      const { rows } = await queue.page(db, "", { status: "open", limit: operatorList });
      const heads = await repository.headsOf(db, rows);
      const viewed = await viewedBy(db, "");
      return rows.map((row) => toRow(row, heads, viewed)).filter((row) => row.waitsFor === "operator");
    },
    /** Administrators took a sanction back before its appeal was decided of: that ends it. */
    async lifted(
      tx: Tx,
      { sanctionId, by, reason }: { sanctionId: string; by: string; reason: string },
    ): Promise<void> {
      const row = await repository.ofDecision(tx, sanctionId);
      if (row === null) return;
      if (row.decidedAt !== null) return;
      const ended = { decidedAt: instant(clock), decidedBy: by, outcome: "lifted", reasons: reason } as const;
      await step(tx, row.id, { type: "sanction.lifted" }, ended);
    },
    figures: repository.figures,
    decisions: repository.decisions,
    /** Forgets keys that open nothing, and what visitors wrote long ago. */
    async sweep(): Promise<void> {
      await inTransaction(pool, async (tx) => {
        await keys.sweep(tx);
        await repository.forgetVisitors(tx, instant(clock, -appealWindowMs));
      });
    },
  };
}

/** Appeals that the operator is shown at once. */
const operatorList = 200;

/** What a key opened once may be gone since. */
function gone(error: unknown): never {
  if (error instanceof DomainError && error.code === "NOT_FOUND") throw new DomainError("TOKEN_INVALID");
  throw error;
}

export type Appeals = ReturnType<typeof createAppeals>;
