import { karim } from "../missions/fixtures.ts";
import { commentCase } from "../reports/fixtures.ts";
import type { AppealDetail, AppealFigures, AppealRow, Decision, OwnDecision } from "./contract.ts";

/** A hidden comment, as its author reads the decision. */
export const hiddenComment: Decision = {
  id: commentCase.id,
  side: "author",
  about: { subject: "content", kind: "comment" },
  title: commentCase.title,
  words: "Ne prenez pas ce voleur, appelez-moi plutôt : 06 12 34 56 78",
  standing: "hidden",
  decidedAt: "2026-11-20T08:20:00.000Z",
  reasons: "Ce commentaire insulte une autre personne et donne un numéro.",
  appealUntil: "2027-05-23T08:20:00.000Z",
  appeal: null,
};

const plea = "C’était de l’ironie : relisez la conversation, nous plaisantions depuis le matin.";

/** The same, appealed. */
export const appealedComment: Decision = {
  ...hiddenComment,
  appealUntil: null,
  appeal: {
    madeAt: "2026-11-20T08:40:00.000Z",
    decidedAt: null,
    outcome: null,
    reasons: null,
    isOwn: true,
    words: plea,
  },
};

/** The same, shown again. */
export const wonComment: Decision = {
  ...appealedComment,
  standing: "visible",
  appeal: {
    madeAt: "2026-11-20T08:40:00.000Z",
    decidedAt: "2026-11-20T08:55:00.000Z",
    outcome: "overturned",
    reasons: "Relu en entier : le ton est celui d’une plaisanterie partagée.",
    isOwn: true,
    words: plea,
  },
};

/** A suspension, as who is suspended reads it. */
export const suspensionDecision: Decision = {
  ...hiddenComment,
  id: "01930000-0000-7000-8000-0000000000d1",
  side: "sanctioned",
  about: { subject: "sanction", kind: "temporary", until: "2026-11-27T08:20:00.000Z" },
  title: "",
  words: "",
  standing: "inForce",
  reasons: "Menaces envers un jobbeur, par message.",
};

/** An appeal that waits. */
export const appealRow: AppealRow = {
  id: "01930000-0000-7000-8000-0000000000d2",
  about: hiddenComment.about,
  side: "author",
  title: commentCase.title,
  madeAt: "2026-11-20T08:40:00.000Z",
  decidedAt: null,
  outcome: null,
  reasons: null,
  barred: null,
  waitsFor: "moderator",
  assignee: null,
};

/** One that who reads it may not judge, and that no staff member may. */
export const barredRow: AppealRow = {
  ...appealRow,
  id: "01930000-0000-7000-8000-0000000000d3",
  about: suspensionDecision.about,
  side: "sanctioned",
  title: "",
  barred: "same",
  waitsFor: "operator",
};

/** The first one, for who judges it. */
export const appealDetail: AppealDetail = {
  ...appealRow,
  subjectId: hiddenComment.id,
  appealWords: plea,
  person: "Karim Benali",
  words: hiddenComment.words,
  standing: "hidden",
  first: { at: hiddenComment.decidedAt, by: "Maud Petit", reasons: hiddenComment.reasons },
  decidedBy: null,
};

/** The same, that its reader handles. */
export const takenAppeal: AppealDetail = {
  ...appealDetail,
  assignee: {
    id: "01930000-0000-7000-8000-0000000000d4",
    name: "Nina Roux",
    isMe: true,
    since: "2026-11-20T08:45:00.000Z",
  },
};

/** The same, judged. */
export const judgedAppeal: AppealDetail = {
  ...appealDetail,
  decidedAt: "2026-11-20T08:55:00.000Z",
  outcome: "overturned",
  reasons: "Relu en entier : le ton est celui d’une plaisanterie partagée.",
  standing: "visible",
  decidedBy: `Nina ${karim.initiale}.`,
};

const decidedHere = { id: hiddenComment.id, about: hiddenComment.about, title: hiddenComment.title };
const { reasons, decidedAt: at } = hiddenComment;
const appealHere = { id: appealRow.id, madeAt: appealRow.madeAt, decidedAt: null, outcome: null };

/** What a moderator decided: contested, overturned, a sanction that stands, and what no one contests. */
export const ownDecisions: OwnDecision[] = [
  { ...decidedHere, decision: "removed", person: null, at, reasons, appeal: appealHere },
  {
    ...decidedHere,
    id: "01930000-0000-7000-8000-0000000000d5",
    decision: "restored",
    person: null,
    at,
    reasons,
    appeal: {
      ...appealHere,
      id: judgedAppeal.id,
      decidedAt: judgedAppeal.decidedAt,
      outcome: judgedAppeal.outcome,
    },
  },
  {
    id: suspensionDecision.id,
    about: suspensionDecision.about,
    decision: "sanctioned",
    title: "",
    person: { id: karim.id, name: "Karim Benali" },
    at,
    reasons: suspensionDecision.reasons,
    appeal: { ...appealHere, decidedAt: judgedAppeal.decidedAt, outcome: "upheld" },
  },
  {
    ...decidedHere,
    id: "01930000-0000-7000-8000-0000000000d6",
    decision: "visible",
    person: null,
    at,
    reasons,
    appeal: null,
  },
];

/** The year so far. */
export const appealFigures: AppealFigures[] = [
  {
    subject: "content",
    decisions: 128,
    appeals: 9,
    waiting: 1,
    upheld: 5,
    overturned: 3,
    lifted: 0,
    medianSeconds: 93_600,
  },
  {
    subject: "sanction",
    decisions: 14,
    appeals: 2,
    waiting: 0,
    upheld: 1,
    overturned: 0,
    lifted: 1,
    medianSeconds: 7200,
  },
];
