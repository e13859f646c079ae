import { defineMock } from "../mock/define-mock.ts";
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
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: 2,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  stats: { success: true, data: reportStats },
  case: { success: true, data: openCase },
  decide: { success: true, data: removedCase },
  restore: { success: true, data: { ...removedCase, status: "restored", isRemoved: false } },
});
