import { defineMock } from "../mock/define-mock.ts";
import { reviewsContract } from "./contract.ts";
import {
  cancelledMission,
  missionToReview,
  reviewedMission,
  reviewOfKarim,
  reviewOfLea,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const reviewsMock = defineMock(reviewsContract, {
  check: { success: true, hasReview: false },
  mine: {
    success: true,
    data: {
      rating: 4.08,
      count: 1,
      received: [reviewOfLea],
      given: [reviewOfKarim],
      waiting: [missionToReview],
    },
  },
  history: {
    success: true,
    data: [missionToReview, reviewedMission, cancelledMission].map((one, index) => ({
      ...one,
      mission: { ...one.mission, id: one.mission.id.replace(/.$/, String(index)) },
    })),
    pagination: {
      page: 1,
      pageSize: 10,
      totalPages: 1,
      totalCount: 3,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  ofMission: { success: true, data: missionToReview },
  write: { success: true, data: { ...reviewOfKarim, isShown: false, reply: null } },
  edit: { success: true, data: { ...reviewOfKarim, reply: null } },
  reply: { success: true, data: { ...reviewOfLea, reply: "Merci Karim\u202f!" } },
});
