import { defineMock } from "../mock/define-mock.ts";
import { staffContract } from "./contract.ts";
import {
  administrationOverview,
  keptByModerator,
  moderationOverview,
  removedByModerator,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const staffMock = defineMock(staffContract, {
  administration: administrationOverview,
  moderation: moderationOverview,
  moderationLog: {
    success: true,
    data: [removedByModerator, keptByModerator],
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: 2,
      countIsCapped: false,
      nextCursor: null,
    },
  },
});
