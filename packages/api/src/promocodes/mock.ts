import { defineMock } from "../mock/define-mock.ts";
import { promocodesContract } from "./contract.ts";
import { closedPromos, openPromo } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const promocodesMock = defineMock(promocodesContract, {
  list: {
    success: true,
    data: [openPromo, ...closedPromos],
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: 5,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  create: { success: true, data: { ...openPromo, used: 0, held: 0 } },
  disable: { success: true, data: { ...openPromo, state: "disabled" } },
});
