import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
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
    pagination: onlyPage(1),
  },
  one: { success: true, data: disputeCaseDetail },
  decide: {
    success: true,
    data: { ...disputeCaseDetail, status: "decided", dispute: decidedDispute, barred: "over" },
  },
});
