import { defineMock } from "../mock/define-mock.ts";
import { securityContract } from "./contract.ts";
import { securityFigures } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const securityMock = defineMock(securityContract, {
  figures: { success: true, data: securityFigures },
});
