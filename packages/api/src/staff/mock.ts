import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { staffContract } from "./contract.ts";
import {
  administrationOverview,
  leftVisibleByModerator,
  moderationOverview,
  removedByModerator,
  work,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const staffMock = defineMock(staffContract, {
  work: { success: true, data: [...work] },
  administration: administrationOverview,
  moderation: moderationOverview,
  moderationLog: {
    success: true,
    data: [removedByModerator, leftVisibleByModerator],
    pagination: onlyPage(2),
  },
});
