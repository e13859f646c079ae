import type { Decision } from "@jobami/api/appeals/contract";
import type { AppealSide, AppealSubject } from "@jobami/api/appeals/routes";
import type { Db, Tx } from "../platform/database/database.ts";

/** Who appeals a decision: a member, or a visitor by the report that they made. */
export type AppealParty = { userId: string } | { reportId: string };

/** Who decides of an appeal: a staff member, or whoever runs the product where no one else can. */
export type AppealJudge =
  | { kind: "person"; id: string; address: string }
  | { kind: "operator"; isOnlyJudge: boolean };

/** A decision as a person whom it concerns reads it, without the appeal. */
export type DecisionNotice = Omit<Decision, "appeal">;

/** A decision that was just appealed: by which side, whom it concerns and who decided. */
export interface Appealed {
  side: AppealSide;
  concerned: readonly string[];
  deciders: readonly string[];
}

/** A decision as who judges the appeal reads it. */
export interface AppealedDecision extends Pick<DecisionNotice, "about" | "title" | "words" | "standing"> {
  /** Whose content it is, or who was sanctioned. */
  personId: string;
  first: { at: string; by: string | null; reasons: string };
}

/** What a domain decides about people that they can appeal, and what an appeal does to it. */
export interface Appealable {
  subject: AppealSubject;
  /** The decision for one of those whom it concerns; null for anybody else, and where nothing was decided. */
  notice(db: Db, id: string, party: AppealParty): Promise<DecisionNotice | null>;
  /** Takes the decision to its appeal. Throws NOT_FOUND, FORBIDDEN, APPEAL_TOO_LATE or APPEAL_NOT_NOW. */
  appealed(tx: Tx, id: string, party: AppealParty, text: string): Promise<Appealed>;
  /** Upholds or overturns it, and informs whom it concerns. Throws what the life cycle refuses. */
  judged(
    tx: Tx,
    id: string,
    judge: AppealJudge,
    verdict: { decision: "uphold" | "overturn"; reasons: string },
  ): Promise<void>;
  /** The decision for staff. Throws NOT_FOUND. */
  inFull(db: Db, id: string): Promise<AppealedDecision>;
}

/** What the key of a mailed link opens: a decision of a content, or the sanction of an account (the newest suspension where none is named). */
export type AppealKeyOf =
  | { subject: "content"; caseId: string; party: AppealParty }
  | { subject: "sanction"; userId: string; sanctionId?: string };
