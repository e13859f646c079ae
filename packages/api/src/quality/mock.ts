import { defineMock } from "../mock/define-mock.ts";
import { qualityContract } from "./contract.ts";
import { qualityFigures, someBadges } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const qualityMock = defineMock(qualityContract, {
  badges: { success: true, data: someBadges },
  figures: { success: true, data: qualityFigures },
});
