import { drawnPicture, sentPaper } from "../files/fixtures.ts";
import { runningMission } from "../missions/fixtures.ts";
import type {
  Dispute,
  DisputeCase,
  DisputeCaseDetail,
  DisputeEntry,
  DisputeEntryKind,
  DisputeStanding,
} from "./contract.ts";

const entry = (
  id: string,
  kind: DisputeEntryKind,
  at: string,
  more: Partial<DisputeEntry> = {},
): DisputeEntry => ({ id, kind, at, side: null, words: "", sum: null, files: [], ...more });

const opening = entry("1", "opened", "2026-11-19T15:10:00.000Z", {
  side: "client",
  words: "La porte du milieu ferme toujours mal, et deux étagères ne sont pas fixées.",
  files: [{ ...drawnPicture, name: "porte.webp" }, sentPaper],
});
const answering = entry("2", "said", "2026-11-19T17:40:00.000Z", {
  side: "jobbeur",
  words: "La porte était déjà voilée. Je peux repasser fixer les étagères lundi.",
});
const offering = entry("3", "offered", "2026-11-19T17:45:00.000Z", {
  side: "jobbeur",
  sum: { cents: 4000, jobis: 0 },
  words: "Je laisse 15 € pour la porte.",
});
const deciding = entry("4", "decided", "2026-11-20T08:00:00.000Z", {
  sum: { cents: 4500, jobis: 0 },
  words: "Le montage est fait. Deux étagères restent à fixer\u00a0: 10 € sont retirés du prix convenu.",
});
const appealing = entry("5", "appealed", "2026-11-20T08:20:00.000Z", {
  side: "client",
  words: "La photo de la porte n’a pas été regardée.",
});

/** Nothing was opened, and Léa may. */
export const disputableStanding: DisputeStanding = { dispute: null, mayOpen: ["work", "other"] };
export const quietStanding: DisputeStanding = { dispute: null, mayOpen: [] };

/** Léa opened it; Karim has not answered. */
export const openedDispute: Dispute = {
  id: "01930000-0000-7000-8000-00000000d001",
  missionId: runningMission.id,
  openedBy: "client",
  reason: "work",
  status: "opened",
  openedAt: opening.at,
  answerBy: "2026-11-22T15:10:00.000Z",
  appealBy: null,
  most: { cents: 5500, jobis: 0 },
  offers: { client: null, jobbeur: null },
  result: null,
  isReviewedBySame: false,
  entries: [opening],
};

/** Karim answered, and offers to settle. */
export const discussedDispute: Dispute = {
  ...openedDispute,
  status: "discussed",
  answerBy: null,
  offers: { client: null, jobbeur: { cents: 4000, jobis: 0 } },
  entries: [opening, answering, offering],
};

export const settledDispute: Dispute = {
  ...discussedDispute,
  status: "settled",
  result: { cents: 4000, jobis: 0 },
  entries: [
    ...discussedDispute.entries,
    entry("4", "accepted", "2026-11-20T08:10:00.000Z", { side: "client", sum: { cents: 4000, jobis: 0 } }),
  ],
};

export const decidedDispute: Dispute = {
  ...discussedDispute,
  status: "decided",
  appealBy: "2026-11-27T08:00:00.000Z",
  entries: [...discussedDispute.entries, deciding],
};

export const appealedDispute: Dispute = {
  ...decidedDispute,
  status: "appealed",
  appealBy: null,
  entries: [...decidedDispute.entries, appealing],
};

/** Who decided first also decided of the appeal. */
export const finalDispute: Dispute = {
  ...appealedDispute,
  status: "final",
  result: { cents: 4000, jobis: 0 },
  isReviewedBySame: true,
  entries: [
    ...appealedDispute.entries,
    entry("6", "reviewed", "2026-11-20T08:25:00.000Z", {
      sum: { cents: 4000, jobis: 0 },
      words: "La photo montre que la charnière a été forcée au montage.",
    }),
  ],
};

export const discussedCase: DisputeCase = {
  id: discussedDispute.id,
  missionId: runningMission.id,
  title: runningMission.title,
  reason: "work",
  status: "discussed",
  openedAt: openedDispute.openedAt,
  since: answering.at,
  client: "Léa M.",
  jobbeur: "Karim B.",
};

export const disputeCaseDetail: DisputeCaseDetail = {
  ...discussedCase,
  dispute: discussedDispute,
  barred: null,
  isAlone: false,
};
