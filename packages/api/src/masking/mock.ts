import { defineMock } from "../mock/define-mock.ts";
import { maskingContract } from "./contract.ts";
import { maskedText } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const maskingMock = defineMock(maskingContract, {
  contest: { success: true, data: { ...maskedText, contest: { status: "open", reasons: null } } },
});
