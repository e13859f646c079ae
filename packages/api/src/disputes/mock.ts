import { defineMock } from "../mock/define-mock.ts";
import { disputesContract } from "./contract.ts";
import {
  decidedDispute,
  discussedCase,
  discussedDispute,
  disputeCaseDetail,
  openedDispute,
  quietStanding,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const disputesMock = defineMock(disputesContract, {
  read: { success: true, data: quietStanding },
  open: { success: true, data: { dispute: openedDispute, mayOpen: [] } },
  act: { success: true, data: { dispute: discussedDispute, mayOpen: [] } },
  list: {
    success: true,
    data: [discussedCase],
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: 1,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  one: { success: true, data: disputeCaseDetail },
  decide: {
    success: true,
    data: { ...disputeCaseDetail, status: "decided", dispute: decidedDispute, barred: "over" },
  },
});
