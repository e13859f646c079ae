import { defineMock } from "../mock/define-mock.ts";
import { planningContract } from "./contract.ts";
import { agreedHour, dentist, fullPlanning, proposedHour } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const planningMock = defineMock(planningContract, {
  read: { success: true, data: fullPlanning },
  asked: { success: true, data: [] },
  addException: { success: true, data: dentist },
  removeException: { success: true },
  feed: { success: true, data: { createdAt: null } },
  renewFeed: {
    success: true,
    data: {
      address: "https://jobami.fr/agenda/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE.ics",
      createdAt: "2026-11-20T09:00:00.000Z",
    },
  },
  dropFeed: { success: true },
  hour: { success: true, data: proposedHour },
  ways: { success: true, data: [] },
  setHour: { success: true, data: agreedHour },
});
