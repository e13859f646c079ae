import { defineMock } from "../mock/define-mock.ts";
import { comparisonContract } from "./contract.ts";
import { comparedKarim } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const comparisonMock = defineMock(comparisonContract, {
  read: { success: true, data: [comparedKarim] },
});
