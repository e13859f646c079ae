import { defineMock } from "../mock/define-mock.ts";
import { blocksContract } from "./contract.ts";
import { karimBlocked } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const blocksMock = defineMock(blocksContract, {
  list: { success: true, data: [] },
  add: { success: true, data: karimBlocked },
  remove: { success: true },
});
