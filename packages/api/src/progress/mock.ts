import { defineMock } from "../mock/define-mock.ts";
import { progressContract } from "./contract.ts";
import { agreedProgress, begunProgress, lateProgress } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const progressMock = defineMock(progressContract, {
  read: { success: true, data: agreedProgress },
  step: { success: true, data: begunProgress },
  incident: { success: true, data: lateProgress },
  contact: { success: true, data: begunProgress.contact ?? { address: "", phone: "" } },
  payment: {
    success: true,
    data: { status: "paye", agreed: { cents: 5500, jobis: 0 }, paid: { cents: 5500, jobis: 0 } },
  },
});
