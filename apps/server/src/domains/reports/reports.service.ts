import type { ModerationCase, ModerationCaseDetail, ReportStats } from "@jobami/api/reports/contract";
import type { ReportedKind } from "@jobami/api/reports/routes";
import { type Period, periodDays } from "@jobami/api/staff/routes";
import { appealWindowMs, decideContentReport } from "@jobami/machines/moderation/content-report";
import type {
  Contributions,
  Reportable,
  ReportedContent,
  WrittenContent,
} from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { type Account, holdActive, type Users } from "../users/users.domain.ts";
import { type FilterSign, filterReason, noticedIn, signsOf } from "./content-filter.ts";
import { appealableContents } from "./reports.appeals.ts";
import { type CaseFilter, createCases } from "./reports.cases.ts";
import { createDecisions, stateOf } from "./reports.decisions.ts";
import { acknowledged } from "./reports.mails.ts";
import { createNotices } from "./reports.notices.ts";
import {
  type CaseRow,
  type ListedCase,
  type ReportRow,
  reportsRepository as repository,
} from "./reports.repository.ts";
import { type Sender, whoIs } from "./reports.sender.ts";
import { reportStats } from "./reports.stats.ts";

const dayMs = 86_400_000;
/** Decisions that are closed in one go. */
const closingBatch = 100;

/** The name of the job that puts what the filter noticed on the list. */
export const flagJob = "reports.flag";

/** What the filter noticed, where. */
export interface Flag {
  kind: ReportedKind;
  id: string;
  signs: FilterSign[];
}

interface Deps {
  platform: Pick<Platform, "audit" | "clock" | "config" | "db" | "jobs" | "live" | "mail">;
  users: Pick<Users, "byIds" | "mailRecipient">;
  notifications: Pick<NotificationsService, "notifyAll">;
  /** What the domains keep that can be reported. */
  reportables: () => readonly Reportable[];
  appealLink: Contributions["appealLink"];
}

const nameOf = (account: Account | undefined) =>
  account === undefined || account.statut === "deleted" ? null : `${account.prenom} ${account.nom}`;

/** Reports of what people wrote, and what moderators decide. A content is held first, then its case, then the content's own rows. */
export function createReports({ platform, users, notifications, reportables, appealLink }: Deps) {
  const { clock, db: pool, jobs } = platform;
  const notices = createNotices({ platform, users, appealLink });
  const cases = createCases(platform);

  function reportableOf(kind: ReportedKind): Reportable {
    const found = reportables().find((one) => one.kind === kind);
    if (found === undefined) throw new Error(`No domain lets ${kind} be reported.`);
    return found;
  }

  const decisions = createDecisions({ platform, notifications, notices, reportableOf });
  const { announce, held } = decisions;

  async function namesOf(
    db: Db,
    ids: readonly (string | null)[],
  ): Promise<(id: string | null) => string | null> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const known = new Map((await users.byIds(db, wanted)).map((one) => [one.id, one]));
    return (id) => (id === null ? null : nameOf(known.get(id)));
  }

  /** A report states a mission of the two alone. Throws NOT_FOUND. */
  async function checkMission(
    tx: Tx,
    missionId: string | null,
    two: readonly (string | null)[],
  ): Promise<void> {
    if (missionId !== null && !(await repository.areSidesOf(tx, missionId, two)))
      throw new DomainError("NOT_FOUND");
  }

  /** The open case of a content, begun when there is none. */
  async function caseOf(tx: Tx, kind: ReportedKind, contentId: string, content: ReportedContent) {
    const open = await repository.openCase(tx, kind, contentId);
    if (open !== null) return open;
    const row: CaseRow = {
      id: newId(),
      kind,
      contentId,
      authorId: content.authorId,
      title: content.title,
      words: content.words,
      status: "reported",
      isRemoved: false,
      hidden: null,
      openedAt: instant(clock),
      decidedBy: null,
      decidedAt: null,
      firstDecidedAt: null,
      reasons: null,
      restoredBy: null,
      restoredAt: null,
    };
    await repository.insertCase(tx, row);
    return row;
  }

  function toCase(row: ListedCase, name: (id: string | null) => string | null): ModerationCase {
    const { id, kind, contentId, status, isRemoved, title, words: text, people, isFlagged } = row;
    return {
      id,
      kind,
      contentId,
      status,
      isRemoved,
      title,
      words: text,
      people,
      isFlagged,
      author: { id: row.authorId, name: name(row.authorId) ?? "" },
      openedAt: row.openedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    };
  }

  async function detail(db: Db, row: CaseRow): Promise<ModerationCaseDetail> {
    const [listed] = await repository.withCounts(db, [row]);
    const reports = await repository.reportsOf(db, row.id);
    const deciderId = row.restoredBy ?? row.decidedBy;
    const name = await namesOf(db, [row.authorId, deciderId, ...reports.map((one) => one.reporterId)]);
    const content = await reportableOf(row.kind).inContext(db, row.contentId);
    const titles = await repository.titlesOf(
      db,
      reports.flatMap(({ missionId }) => missionId ?? []),
    );
    return {
      ...toCase(listed as ListedCase, name),
      now:
        content === null
          ? null
          : { words: content.words, link: content.link, photos: [...(content.photos ?? [])] },
      around: [...(content?.around ?? [])],
      removals: await repository.removalsOf(db, row.authorId),
      reports: reports.map((one) => ({
        id: one.id,
        source: one.source,
        name: one.name ?? name(one.reporterId),
        reason: one.reason,
        mission:
          one.missionId === null ? null : { id: one.missionId, title: titles.get(one.missionId) ?? "" },
        createdAt: one.createdAt.toISOString(),
      })),
      decidedBy: name(deciderId),
      reasons: row.reasons,
    };
  }

  return {
    work: cases.work,
    /**
     * Reports a content once, and states it to who did. Throws what `holdActive` throws, NOT_FOUND for what they may not see or a mission that is not of the two,
     * OWN_CONTENT, ALREADY_REPORTED to a member, or TOO_MANY_REQUESTS.
     */
    async report(
      tx: Tx,
      sender: Sender,
      {
        kind,
        contentId,
        missionId = null,
        reason,
      }: { kind: ReportedKind; contentId: string; missionId?: string | null | undefined; reason: string },
    ): Promise<{ id: string; createdAt: string }> {
      const { person, reporter, most, ...from } = whoIs(sender);
      if (person !== null) await holdActive(tx, person.id);
      await repository.lockReporter(tx, reporter);
      await repository.lockContent(tx, kind, contentId);
      const content = await reportableOf(kind).seenBy(tx, person, contentId);
      if (content === null) throw new DomainError("NOT_FOUND");
      if (content.authorId === person?.id) throw new DomainError("OWN_CONTENT");
      await checkMission(tx, missionId, [person?.id ?? null, content.authorId]);
      if (await repository.hasReported(tx, reporter, kind, contentId)) {
        if (person !== null) throw new DomainError("ALREADY_REPORTED");
        // An address that anybody can type reveals to no one whether its owner reported something.
        return { id: newId(), createdAt: instant(clock).toISOString() };
      }
      if ((await repository.reportedSince(tx, reporter, instant(clock, -dayMs))) >= most)
        throw new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: dayMs / 1000 });
      const row = await caseOf(tx, kind, contentId, content);
      const createdAt = instant(clock);
      const about = { caseId: row.id, kind, contentId, missionId, reason };
      const report: ReportRow = { id: newId(), ...about, createdAt, ...from };
      await repository.insertReport(tx, report);
      await notifications.notifyAll(tx, await notices.notifyReporter(tx, report, row, acknowledged));
      announce(tx, row.id);
      return { id: report.id, createdAt: createdAt.toISOString() };
    },

    /** Reads what a person wrote for others; a job puts on the list what the filter notices, and nothing else happens to it. */
    async look(tx: Tx, { kind, id, words: text, earlier = [] }: WrittenContent): Promise<void> {
      const signs = signsOf(text, earlier).filter((sign) => noticedIn[kind].includes(sign));
      if (signs.length > 0) await jobs.send(tx, flagJob, { kind, id, signs } satisfies Flag);
    },
    /** Puts on the list what the filter noticed, once a case. */
    async flag({ kind, id, signs }: Flag): Promise<void> {
      await inTransaction(pool, async (tx) => {
        await repository.lockContent(tx, kind, id);
        const content = await reportableOf(kind).inContext(tx, id);
        if (content === null) return;
        const row = await caseOf(tx, kind, id, content);
        const reason = filterReason(signs);
        const earlier = (await repository.reportsOf(tx, row.id)).find(({ source }) => source === "filter");
        if (earlier !== undefined) return repository.setReason(tx, earlier.id, reason);
        await repository.insertReport(tx, {
          id: newId(),
          caseId: row.id,
          kind,
          contentId: id,
          source: "filter",
          reporterId: null,
          name: null,
          email: null,
          reason,
          missionId: null,
          createdAt: instant(clock),
        });
        announce(tx, row.id);
      });
    },

    /** A page of reported contents. */
    async list(db: Db, viewerId: string, query: CaseFilter & KeyedQuery) {
      const { rows: found, pagination } = await cases.page(db, viewerId, query);
      const rows = await repository.withCounts(db, found);
      const name = await namesOf(
        db,
        rows.map(({ authorId }) => authorId),
      );
      return { data: rows.map((row) => toCase(row, name)), pagination };
    },
    /** Figures of what was reported in a period, of everything without one. */
    stats: (db: Db, period: Period | undefined): Promise<ReportStats> =>
      reportStats(db, period === undefined ? null : instant(clock, -periodDays[period] * dayMs)),
    /** A reported content in its context. Throws NOT_FOUND. */
    async one(db: Db, id: string): Promise<ModerationCaseDetail> {
      const row = await repository.byId(db, id);
      if (row === null) throw new DomainError("NOT_FOUND");
      return detail(db, row);
    },
    /** Keeps or hides a content, once. Throws NOT_FOUND, OWN_CONTENT, CONTENT_GONE, or REPORT_TRANSITION_REFUSED for whoever comes second. */
    decide: async (
      tx: Tx,
      id: string,
      { decision, reasons }: { decision: "keep" | "remove"; reasons: string },
      moderator: { id: string; address: string },
    ) =>
      detail(
        tx,
        await decisions.step(
          tx,
          id,
          { type: "report.decided", by: { role: "moderator", id: moderator.id }, decision, reasons },
          { kind: "person", ...moderator },
        ),
      ),
    /** Shows a hidden content again. Throws as `decide` does. */
    restore: async (tx: Tx, id: string, reasons: string, moderator: { id: string; address: string }) =>
      detail(
        tx,
        await decisions.step(
          tx,
          id,
          { type: "removal.lifted", by: { role: "moderator", id: moderator.id }, reasons },
          { kind: "person", ...moderator },
        ),
      ),
    /** What was decided, as it is appealed. */
    appealable: appealableContents({
      clock,
      decisions,
      nameOf: async (db, id) => (await namesOf(db, [id]))(id),
    }),

    /** Closes what can no longer be contested, and forgets the visitors who reported it. */
    async close(): Promise<void> {
      const before = instant(clock, -appealWindowMs);
      for (const id of await repository.decidedBefore(pool, before, closingBatch))
        await inTransaction(pool, async (tx) => {
          const decision = decideContentReport(stateOf(await held(tx, id)), { type: "appealWindow.ended" });
          if (decision.allowed) await repository.set(tx, id, { status: decision.next.status });
        });
      await inTransaction(pool, (tx) => repository.forgetVisitors(tx, before));
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
