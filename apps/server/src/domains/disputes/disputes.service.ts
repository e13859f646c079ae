import type {
  DisputeActInput,
  DisputeCase,
  DisputeCaseDetail,
  DisputeDecisionInput,
  DisputeEntryKind,
  DisputeInput,
  DisputeStanding,
  DisputeSum,
} from "@jobami/api/disputes/contract";
import { type DisputeReason, type DisputeSide, maxDisputeEntries } from "@jobami/api/disputes/routes";
import { toCents } from "@jobami/api/http/money";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import {
  answerWindowMs,
  type DisputeEvent,
  type DisputeState,
  decideDispute,
  disputeAppealMs,
  disputeReasonsNow,
  lonelyJudgeMs,
} from "@jobami/machines/missions/dispute";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { MissionsService } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { absentFrom, type Progress } from "../progress/progress.domain.ts";
import { everyModerator } from "../users/users.domain.ts";
import { disputeNotification } from "./disputes.copy.ts";
import { attachFiles, filesOf } from "./disputes.files.ts";
import { createDisputesList, type DisputesFilter } from "./disputes.list.ts";
import { type DisputeRow, disputesRepository as repository } from "./disputes.repository.ts";
import { type DisputeRecord, stateOf, toDispute } from "./disputes.state.ts";

interface Deps extends Pick<Platform, "audit" | "clock" | "config" | "db" | "live"> {
  missions: Pick<MissionsService, "head">;
  progress: Progress["disputes"];
  notifications: Pick<NotificationsService, "notifyAll">;
  files: Pick<FilesService, "attach">;
}

type Held = Awaited<ReturnType<Progress["disputes"]["holdForCompany"]>>;
type Agreement = Held["agreement"];

/** Disputes whose decision comes to pass in one go of the job. */
const closingBatch = 100;

const entryKinds: Record<DisputeEvent["type"], DisputeEntryKind> = {
  "dispute.opened": "opened",
  "dispute.said": "said",
  "offer.made": "offered",
  "offer.accepted": "accepted",
  "dispute.withdrawn": "withdrawn",
  "dispute.decided": "decided",
  "decision.appealed": "appealed",
  "review.decided": "reviewed",
  "appealWindow.ended": "stood",
};

const isSide = ({ ownerId, jobbeurId }: Agreement, userId: string) =>
  userId === ownerId || userId === jobbeurId;

/** Why a staff member cannot decide now. */
function barOf({ status }: DisputeRow, isOwn: boolean, reason: string): DisputeCaseDetail["barred"] {
  if (status !== "opened" && status !== "discussed" && status !== "appealed") return "over";
  if (isOwn) return "own";
  return reason === "ANSWER_AWAITED" ? "answer" : "same";
}

/** An act of a side as the event that the life cycle decides of. */
function eventOf({ act, euros = 0, jobis = 0 }: DisputeActInput, by: DisputeSide): DisputeEvent {
  const sum = { cents: toCents(euros), jobis };
  switch (act) {
    case "say":
      return { type: "dispute.said", by };
    case "offer":
      return { type: "offer.made", by, sum };
    case "accept":
      return { type: "offer.accepted", by, sum };
    case "withdraw":
      return { type: "dispute.withdrawn", by };
    case "appeal":
      return { type: "decision.appealed", by };
  }
}

/** Disputes about missions that were agreed on. The life cycle decides every step; people are held first, then the mission. */
export function createDisputes(deps: Deps) {
  const { audit, clock, db: pool, live, missions, progress, notifications } = deps;
  const list = createDisputesList(deps);
  const record = async (db: Db, row: DisputeRow): Promise<DisputeRecord> => ({
    row,
    entries: await repository.entries(db, row.id),
    filesOf: await filesOf(db, row.id),
  });

  /** The newest dispute of a mission, as it is stored, as the life cycle knows it, and what is due. */
  async function now(db: Db, agreement: Agreement) {
    const rows = await repository.ofMission(db, agreement.missionId);
    const newest = rows.at(-1);
    const newestRecord = newest === undefined ? null : await record(db, newest);
    const { status, due } = await progress.standing(db, agreement);
    return { newest: newestRecord, state: stateOf(rows, newestRecord, due), status, due };
  }

  function reasonsFor(
    agreement: Agreement,
    { state, status }: { state: DisputeState; status: Awaited<ReturnType<typeof now>>["status"] },
    side: DisputeSide,
  ): DisputeReason[] {
    const reasons = disputeReasonsNow({
      side,
      status,
      statut: agreement.statut as Parameters<typeof disputeReasonsNow>[0]["statut"],
      startsAt: absentFrom(agreement),
      since: Date.parse(agreement.since),
      now: clock.now(),
    });
    const event: DisputeEvent = { type: "dispute.opened", by: side, isInTime: reasons.length > 0 };
    return decideDispute(state, event).allowed ? [...reasons] : [];
  }

  async function standing(db: Db, missionId: string, side: DisputeSide | null): Promise<DisputeStanding> {
    const agreement = await progress.agreement(db, missionId);
    if (agreement === null) throw new DomainError("NOT_FOUND");
    const known = await now(db, agreement);
    return {
      dispute: known.newest === null ? null : toDispute(known.newest, known.due),
      mayOpen: side === null ? [] : reasonsFor(agreement, known, side),
    };
  }

  function sideOf({ ownerId, jobbeurId }: Agreement, userId: string): DisputeSide | null {
    if (userId === ownerId) return "client";
    return userId === jobbeurId ? "jobbeur" : null;
  }

  /** Performs a lawful step of a held mission: the entry, how it stands, what follows, and whom to inform. */
  async function take(
    tx: Tx,
    held: Held,
    row: DisputeRow,
    step: {
      event: DisputeEvent;
      decision: Extract<ReturnType<typeof decideDispute>, { allowed: true }>;
      words: string;
      authorId: string | null;
      staffId: string | null;
      /** What its author puts along. */
      files?: readonly string[];
    },
  ): Promise<void> {
    const { event, decision, words: text, authorId, staffId, files: ids = [] } = step;
    const { agreement } = held;
    const sum: DisputeSum | null = "sum" in event ? event.sum : null;
    const createdAt = instant(clock);
    const seq = (await repository.entries(tx, row.id)).length + 1;
    await repository.add(tx, {
      disputeId: row.id,
      seq,
      kind: entryKinds[event.type],
      authorId,
      side: authorId === null ? null : sideOf(agreement, authorId),
      staffId,
      words: text,
      cents: sum?.cents ?? null,
      jobis: sum?.jobis ?? null,
      createdAt,
    });
    if (authorId !== null) await attachFiles(tx, deps.files, { ids, disputeId: row.id, seq, authorId });
    const status = decision.next.status as DisputeRow["status"];
    if (status !== row.status) await repository.setStatus(tx, row.id, { status, since: createdAt });
    const settled = decision.follows.find((follow) => follow.type === "sum.settled");
    if (decision.follows.some(({ type }) => type === "dispute.closed")) await progress.closed(tx, agreement);
    if (settled !== undefined) await progress.settled(tx, held, settled.sum);
    const subject = { missionId: agreement.missionId, title: agreement.title, reason: row.reason };
    const news = disputeNotification(subject, event.type, sum ?? settled?.sum ?? { cents: 0, jobis: 0 });
    await notifications.notifyAll(
      tx,
      decision.follows.flatMap((follow) =>
        follow.type === "side.notified"
          ? [{ to: follow.side === "client" ? agreement.ownerId : agreement.jobbeurId, ...news }]
          : [],
      ),
    );
    const about = { disputeId: row.id, missionId: agreement.missionId };
    live.record(tx, [agreement.ownerId, agreement.jobbeurId], "disputes_changed", about);
    live.record(tx, everyModerator(), "disputes_changed", about);
  }

  /** Who comes second hears how it stands. */
  async function refuse(
    tx: Tx,
    reason: Extract<ReturnType<typeof decideDispute>, { allowed: false }>["reason"],
    missionId: string,
    side: DisputeSide | null,
  ): Promise<never> {
    if (reason === "FORBIDDEN") throw new DomainError("FORBIDDEN");
    throw new DomainError(reason, { standing: await standing(tx, missionId, side) });
  }

  /** Whether an appeal waited for long enough without anybody else who could decide of it. */
  async function isOnlyJudge(db: Db, agreement: Agreement, { row }: DisputeRecord, decidedBy: string | null) {
    if (row.status !== "appealed" || decidedBy === null) return false;
    if (clock.now() < row.since.getTime() + lonelyJudgeMs) return false;
    const barred = [agreement.ownerId, agreement.jobbeurId, decidedBy];
    return (await repository.judgesBesides(db, barred)) === 0;
  }

  /** What a staff member decides, as the event that the life cycle decides of. */
  async function verdictOf(
    db: Db,
    agreement: Agreement,
    known: { newest: DisputeRecord; state: DisputeState },
    by: string,
    sum: DisputeSum,
  ): Promise<DisputeEvent> {
    const { newest, state } = known;
    const judge = { id: by, isSide: isSide(agreement, by) };
    if (state.status === "appealed") {
      const isAlone = await isOnlyJudge(db, agreement, newest, state.decidedBy);
      return { type: "review.decided", by: judge, sum, isOnlyJudge: isAlone };
    }
    const isAnswerOverdue = clock.now() >= newest.row.openedAt.getTime() + answerWindowMs;
    return { type: "dispute.decided", by: judge, sum, isAnswerOverdue };
  }

  function toCase(row: DisputeRow, heads: Awaited<ReturnType<typeof repository.heads>>): DisputeCase {
    const { id, missionId, reason, status, openedAt, since } = row;
    const head = heads.get(missionId) ?? { title: "", client: "", jobbeur: "" };
    const [opened, changed] = [openedAt.toISOString(), since.toISOString()];
    return { id, missionId, ...head, reason, status, openedAt: opened, since: changed };
  }

  async function detail(db: Db, id: string, viewerId: string): Promise<DisputeCaseDetail> {
    const row = await repository.byId(db, id);
    const agreement = row === null ? null : await progress.agreement(db, row.missionId);
    if (row === null || agreement === null) throw new DomainError("NOT_FOUND");
    const rows = await repository.ofMission(db, row.missionId);
    const one = await record(db, row);
    const { due } = await progress.standing(db, agreement);
    const state = stateOf(rows, one, due);
    const event = await verdictOf(db, agreement, { newest: one, state }, viewerId, { cents: 0, jobis: 0 });
    const decision = decideDispute(state, event);
    return {
      ...toCase(row, await repository.heads(db, [row.missionId])),
      dispute: toDispute(one, due),
      barred: decision.allowed ? null : barOf(row, isSide(agreement, viewerId), decision.reason),
      isAlone: event.type === "review.decided" && event.isOnlyJudge && state.decidedBy === viewerId,
    };
  }

  /** A decision that no one appealed comes to pass. */
  async function stand(on: Db, { id, missionId }: DisputeRow, before: Date): Promise<void> {
    await inTransaction(on, async (tx) => {
      const held = await progress.holdForCompany(tx, missionId);
      const { newest, state } = await now(tx, held.agreement);
      const event: DisputeEvent = { type: "appealWindow.ended" };
      const decision = decideDispute(state, event);
      if (newest === null || newest.row.id !== id || !decision.allowed || newest.row.since > before) return;
      await take(tx, held, newest.row, { event, decision, words: "", authorId: null, staffId: null });
    });
  }

  return {
    /** The dispute of a mission, for its sides and staff. Throws NOT_FOUND. */
    async read(on: Db, person: Person, missionId: string): Promise<DisputeStanding> {
      await missions.head(on, person, missionId);
      const agreement = await progress.agreement(on, missionId);
      const side = agreement === null ? null : sideOf(agreement, person.id);
      const isShown = agreement !== null && (side !== null || staffMay(person, "disputes.read"));
      return isShown ? standing(on, missionId, side) : { dispute: null, mayOpen: [] };
    },

    /** A side opens a dispute. Throws NOT_FOUND (for a file that is not theirs too), DISPUTE_CHANGED or DISPUTE_NOT_NOW. */
    async open(
      tx: Tx,
      person: Person,
      missionId: string,
      { reason, words: text, files }: DisputeInput,
    ): Promise<DisputeStanding> {
      const held = await progress.hold(tx, person, missionId);
      const side = held.side as DisputeSide;
      const known = await now(tx, held.agreement);
      const isInTime = reasonsFor(held.agreement, known, side).includes(reason);
      const event: DisputeEvent = { type: "dispute.opened", by: side, isInTime };
      const decision = decideDispute(known.state, event);
      if (!decision.allowed) return refuse(tx, decision.reason, missionId, side);
      const openedAt = instant(clock);
      const row: DisputeRow = {
        id: newId(),
        missionId,
        side,
        openedBy: person.id,
        reason,
        status: "opened",
        openedAt,
        since: openedAt,
      };
      await repository.insert(tx, row);
      await progress.opened(tx, held.agreement, person.id);
      await take(tx, held, row, { event, decision, words: text, authorId: person.id, staffId: null, files });
      return standing(tx, missionId, side);
    },

    /** A side acts in the open dispute. Throws NOT_FOUND, FORBIDDEN, or a refusal with `data.standing` as it stands. */
    async act(tx: Tx, person: Person, missionId: string, input: DisputeActInput): Promise<DisputeStanding> {
      const held = await progress.hold(tx, person, missionId);
      const side = held.side as DisputeSide;
      const { newest, state } = await now(tx, held.agreement);
      const event = eventOf(input, side);
      const decision = decideDispute(state, event);
      if (!decision.allowed || newest === null)
        return refuse(tx, decision.allowed ? "DISPUTE_CHANGED" : decision.reason, missionId, side);
      const isMore = event.type === "dispute.said" || event.type === "offer.made";
      if (isMore && newest.entries.length >= maxDisputeEntries) throw new DomainError("DISPUTE_FULL");
      const text = input.act === "accept" || input.act === "withdraw" ? "" : input.words;
      const by = { authorId: person.id, staffId: null, files: input.files };
      await take(tx, held, newest.row, { event, decision, words: text, ...by });
      return standing(tx, missionId, side);
    },

    /** A page of disputes for staff. */
    async list(db: Db, viewerId: string, query: DisputesFilter & KeyedQuery) {
      const { rows, pagination } = await list.page(db, viewerId, query);
      const heads = await repository.heads(
        db,
        rows.map(({ missionId }) => missionId),
      );
      return { data: rows.map((row) => toCase(row, heads)), pagination };
    },
    work: list.work,
    /** A dispute for a staff member. Throws NOT_FOUND. */
    one: detail,

    /** A staff member decides of a dispute, or of the appeal. Throws NOT_FOUND, FORBIDDEN, or what the life cycle refuses with. */
    async decide(
      tx: Tx,
      id: string,
      { euros, jobis, reasons }: DisputeDecisionInput,
      by: { id: string; address: string },
    ): Promise<DisputeCaseDetail> {
      const found = await repository.byId(tx, id);
      if (found === null) throw new DomainError("NOT_FOUND");
      const held = await progress.holdForCompany(tx, found.missionId);
      const { newest, state } = await now(tx, held.agreement);
      if (newest === null || newest.row.id !== id) throw new DomainError("DISPUTE_CHANGED");
      const sum = { cents: toCents(euros), jobis };
      const event = await verdictOf(tx, held.agreement, { newest, state }, by.id, sum);
      const decision = decideDispute(state, event);
      if (!decision.allowed) throw new DomainError(decision.reason);
      const step = { event, decision, words: reasons, authorId: null, staffId: by.id };
      await take(tx, held, newest.row, step);
      await audit.record(tx, {
        kind: event.type === "review.decided" ? "dispute.reviewed" : "dispute.decided",
        by: { kind: "person", ...by },
        subject: { kind: "dispute", id },
        before: { status: state.status },
        after: { status: decision.next.status, ...sum },
        reason: reasons,
      });
      return detail(tx, id, by.id);
    },

    /** Lets decisions come to pass that no one appealed for seven days; answers how many were looked at. Each is its own transaction. */
    async closeDecided(on: Db = pool): Promise<number> {
      const before = instant(clock, -disputeAppealMs);
      const rows = await repository.decidedBefore(on, before, closingBatch);
      for (const row of rows) await stand(on, row, before);
      return rows.length;
    },

    /** What a person holds: no one leaves while a dispute about them is open. */
    holdings: async (db: Db, userId: string) => ({ commitments: await repository.openAbout(db, userId) }),
  };
}

export type Disputes = ReturnType<typeof createDisputes>;
