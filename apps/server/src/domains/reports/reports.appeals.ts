import type { AppealSide } from "@jobami/api/appeals/routes";
import { appealWindowMs, decideContentReport } from "@jobami/machines/moderation/content-report";
import type { Appealable, AppealParty } from "../../composition/appealable.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { type Decisions, stateOf } from "./reports.decisions.ts";
import { type CaseRow, reportsRepository as repository } from "./reports.repository.ts";

type Side = Exclude<AppealSide, "sanctioned">;

/** Until when a decision can be appealed. */
const endOf = ({ decidedAt }: CaseRow): Date => new Date((decidedAt?.getTime() ?? 0) + appealWindowMs);

/** What was decided of reported contents, as it is appealed. */
export function appealableContents({
  clock,
  decisions,
  nameOf,
}: {
  clock: Clock;
  decisions: Decisions;
  /** What a staff member is called. */
  nameOf: (db: Db, id: string | null) => Promise<string | null>;
}): Appealable {
  /** On which side a person stands; null where it concerns them not. */
  async function sideOf(db: Db, row: CaseRow, party: AppealParty): Promise<Side | null> {
    if ("userId" in party && party.userId === row.authorId) return "author";
    const reports = await repository.reportsOf(db, row.id);
    const isTheirs = reports.some((one) =>
      "userId" in party ? one.reporterId === party.userId : one.id === party.reportId,
    );
    return isTheirs ? "reporter" : null;
  }

  const eventOf = (row: CaseRow, side: Side, reasons: string) =>
    ({ type: "appeal.made", by: { role: side }, reasons, isInTime: instant(clock) <= endOf(row) }) as const;

  const aboutOf = ({ kind }: CaseRow) => ({ subject: "content", kind }) as const;
  const standingOf = ({ isRemoved }: CaseRow) => (isRemoved ? "hidden" : "visible");

  return {
    subject: "content",
    async notice(db, id, party) {
      const row = await repository.byId(db, id);
      if (row === null || row.decidedAt === null) return null;
      const side = await sideOf(db, row, party);
      if (side === null) return null;
      const mayAppeal = decideContentReport(stateOf(row), eventOf(row, side, "…")).allowed;
      return {
        id,
        side,
        about: aboutOf(row),
        // Anybody can type the address of another person: a link that was mailed to a visitor reveals no one’s text.
        title: "userId" in party ? row.title : "",
        words: side === "author" ? row.words : "",
        standing: standingOf(row),
        decidedAt: row.decidedAt.toISOString(),
        reasons: row.reasons ?? "",
        appealUntil: mayAppeal ? endOf(row).toISOString() : null,
      };
    },
    async appealed(tx, id, party, text) {
      const row = await decisions.held(tx, id);
      const side = row.decidedAt === null ? null : await sideOf(tx, row, party);
      if (side === null) throw new DomainError("NOT_FOUND");
      await decisions.appealed(tx, row, eventOf(row, side, text));
      const concerned = [row.authorId, ...(await repository.reportersOf(tx, id))];
      return { side, concerned, deciders: stateOf(row).deciders };
    },
    async judged(tx, id, judge, { decision, reasons }) {
      const by =
        judge.kind === "person"
          ? ({ role: "moderator", id: judge.id } as const)
          : ({ role: "operator", isOnlyJudge: judge.isOnlyJudge } as const);
      await decisions.step(
        tx,
        id,
        { type: "appeal.decided", by, decision, reasons },
        judge.kind === "person" ? judge : { kind: "operator" },
      );
    },
    async inFull(db, id) {
      const row = await repository.byId(db, id);
      if (row?.decidedAt == null) throw new DomainError("NOT_FOUND");
      return {
        about: aboutOf(row),
        title: row.title,
        words: row.words,
        standing: standingOf(row),
        personId: row.authorId,
        first: {
          at: row.decidedAt.toISOString(),
          by: await nameOf(db, row.restoredBy ?? row.decidedBy),
          reasons: row.reasons ?? "",
        },
      };
    },
  };
}
