import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { updatesContract } from "./contract.ts";
import { offersUpdate, planningUpdate } from "./fixtures.ts";

const pagination = {
  page: 1,
  pageSize: 10,
  totalPages: 1,
  totalCount: 2,
  countIsCapped: false,
  nextCursor: null,
};
const untold = ({ told: _, ...update }: typeof offersUpdate) => update;

/** What the domain answers in stories and tests. */
export const updatesMock = defineMock(updatesContract, {
  list: { success: true, data: [untold(offersUpdate), untold(planningUpdate)], pagination },
  every: { success: true, data: [offersUpdate, planningUpdate], pagination: onlyPage(2, 10) },
  publish: { success: true, data: { ...offersUpdate, told: 0 } },
  correct: { success: true, data: offersUpdate },
});
