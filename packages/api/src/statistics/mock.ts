import { defineMock } from "../mock/define-mock.ts";
import { statisticsContract } from "./contract.ts";
import { advancedFigures, jobbeurFigures } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const statisticsMock = defineMock(statisticsContract, {
  figures: { success: true, data: jobbeurFigures },
  advanced: { success: true, data: advancedFigures },
  look: { success: true },
});
