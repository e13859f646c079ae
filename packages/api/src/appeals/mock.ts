import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { appealsContract } from "./contract.ts";
import {
  appealDetail,
  appealedComment,
  appealFigures,
  appealRow,
  barredRow,
  hiddenComment,
  judgedAppeal,
  ownDecisions,
  suspensionDecision,
  takenAppeal,
} from "./fixtures.ts";

const appealedSuspension = { ...suspensionDecision, appealUntil: null, appeal: appealedComment.appeal };

/** What the domain answers in stories and tests. */
export const appealsMock = defineMock(appealsContract, {
  decision: { success: true, data: hiddenComment },
  appeal: { success: true, data: appealedComment },
  look: { success: true, data: suspensionDecision },
  appealByLink: { success: true, data: appealedSuspension },
  queue: {
    success: true,
    data: [appealRow, barredRow],
    pagination: onlyPage(2),
  },
  one: { success: true, data: appealDetail },
  judge: { success: true, data: judgedAppeal },
  assign: { success: true, data: takenAppeal },
  ownDecisions: { success: true, data: ownDecisions, pagination: onlyPage(ownDecisions.length) },
  figures: { success: true, data: { year: 2026, years: [2026, 2025, 2024], figures: appealFigures } },
});
