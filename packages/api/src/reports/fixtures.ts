import { question } from "../comments/fixtures.ts";
import { karim, openMission } from "../missions/fixtures.ts";
import type { ModerationCase, ModerationCaseDetail, ReportStats } from "./contract.ts";

/** A comment that two people reported and the filter noticed. */
export const commentCase: ModerationCase = {
  id: "01930000-0000-7000-8000-0000000000e1",
  kind: "comment",
  contentId: question.id,
  status: "reported",
  isRemoved: false,
  title: openMission.title,
  words: "Ne prenez pas ce voleur, appelez-moi plutôt : •••••",
  author: { id: karim.id, name: "Karim Benali" },
  people: 2,
  isFlagged: true,
  openedAt: "2026-11-20T07:10:00.000Z",
  decidedAt: null,
};

/** A mission that one person reported. */
export const missionCase: ModerationCase = {
  ...commentCase,
  id: "01930000-0000-7000-8000-0000000000e2",
  kind: "mission",
  contentId: openMission.id,
  words: openMission.description,
  author: { id: openMission.owner.id, name: "Léa Martin" },
  people: 1,
  isFlagged: false,
  openedAt: "2026-11-20T08:10:00.000Z",
};

/** The comment as it is looked at. */
export const openCase: ModerationCaseDetail = {
  ...commentCase,
  now: { words: commentCase.words, link: `/dashboard/missions/${openMission.id}#commentaires`, photos: [] },
  around: [
    { name: "Inès C.", words: "Faut-il apporter les chevilles ?", isReported: false },
    { name: "Karim B.", words: commentCase.words, isReported: true },
    { name: "Léa M.", words: "Oui, brique pleine.", isReported: false },
  ],
  removals: 1,
  reports: [
    {
      id: "01930000-0000-7000-8000-0000000000f1",
      source: "filter",
      name: null,
      reason: "Filtre automatique : coordonnées, insultes",
      mission: null,
      createdAt: "2026-11-20T07:10:00.000Z",
    },
    {
      id: "01930000-0000-7000-8000-0000000000f2",
      source: "person",
      name: "Inès Caron",
      reason: "Propos insultants ou haineux : il traite quelqu’un de voleur.",
      mission: null,
      createdAt: "2026-11-20T07:40:00.000Z",
    },
    {
      id: "01930000-0000-7000-8000-0000000000f3",
      source: "person",
      name: null,
      reason: "Publicité, ou coordonnées",
      mission: null,
      createdAt: "2026-11-20T08:00:00.000Z",
    },
  ],
  decidedBy: null,
  reasons: null,
};

/** The same, hidden. */
export const removedCase: ModerationCaseDetail = {
  ...openCase,
  status: "removed",
  isRemoved: true,
  decidedAt: "2026-11-20T08:20:00.000Z",
  decidedBy: "Maud Petit",
  reasons: "Ce commentaire insulte une autre personne.",
};

/** Its author deleted it meanwhile. */
export const goneCase: ModerationCaseDetail = { ...openCase, now: null, around: [] };

const noFigures = {
  received: 0,
  waiting: 0,
  kept: 0,
  removed: 0,
  restored: 0,
  closed: 0,
  medianSeconds: null,
};

/** Figures of a month. */
export const reportStats: ReportStats = {
  total: { received: 27, waiting: 4, kept: 12, removed: 9, restored: 2, closed: 6, medianSeconds: 9000 },
  kinds: [
    {
      kind: "comment",
      received: 21,
      waiting: 3,
      kept: 9,
      removed: 8,
      restored: 1,
      closed: 6,
      medianSeconds: 7200,
    },
    {
      kind: "mission",
      received: 5,
      waiting: 1,
      kept: 2,
      removed: 1,
      restored: 1,
      closed: 0,
      medianSeconds: 100_800,
    },
    {
      kind: "profile",
      received: 1,
      waiting: 0,
      kept: 1,
      removed: 0,
      restored: 0,
      closed: 0,
      medianSeconds: 540,
    },
    { kind: "message", ...noFigures },
    { kind: "review", ...noFigures },
    { kind: "offer", ...noFigures },
    { kind: "picture", ...noFigures },
  ],
  sources: { person: 24, visitor: 2, filter: 11 },
};

/** Nothing was reported. */
export const noReportStats: ReportStats = {
  total: noFigures,
  kinds: reportStats.kinds.map(({ kind }) => ({ kind, ...noFigures })),
  sources: { person: 0, visitor: 0, filter: 0 },
};
