import { defineMock } from "../mock/define-mock.ts";
import { displayContract } from "./contract.ts";
import { darkAndLarge } from "./fixtures.ts";

/** What the domain answers in stories and tests: nothing was chosen on another device. */
export const displayMock = defineMock(displayContract, {
  read: { success: true, data: null },
  save: { success: true, data: darkAndLarge },
});
