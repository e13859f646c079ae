import { defineMock } from "../mock/define-mock.ts";
import { staffContract } from "./contract.ts";
import { administrationOverview, moderationOverview } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const staffMock = defineMock(staffContract, {
  administration: administrationOverview,
  moderation: moderationOverview,
});
