import { defineMock } from "../mock/define-mock.ts";
import { withdrawalsContract } from "./contract.ts";
import { declared, openContracts } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const withdrawalsMock = defineMock(withdrawalsContract, {
  contracts: { success: true, data: openContracts },
  declare: { success: true, data: declared },
});
