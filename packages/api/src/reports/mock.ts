import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { reportsContract } from "./contract.ts";
import { commentCase, missionCase, openCase, removedCase, reportStats } from "./fixtures.ts";

const reported = {
  success: true as const,
  data: { id: "01930000-0000-7000-8000-0000000000f9", createdAt: "2026-11-20T08:25:00.000Z" },
  message: "Merci, votre signalement est arrivé.",
};

/** What the domain answers in stories and tests. */
export const reportsMock = defineMock(reportsContract, {
  reportContent: reported,
  report: reported,
  cases: {
    success: true,
    data: [commentCase, missionCase],
    pagination: onlyPage(2),
  },
  stats: { success: true, data: reportStats },
  case: { success: true, data: openCase },
  decide: { success: true, data: removedCase },
  restore: { success: true, data: { ...removedCase, status: "restored", isRemoved: false } },
});
