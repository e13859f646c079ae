import { defineMock } from "../mock/define-mock.ts";
import { templatesContract } from "./contract.ts";
import { arrivalTemplate, thanksTemplate } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const templatesMock = defineMock(templatesContract, {
  list: { success: true, data: [arrivalTemplate, thanksTemplate] },
  add: { success: true, data: arrivalTemplate },
  change: { success: true, data: arrivalTemplate },
  remove: { success: true },
});
