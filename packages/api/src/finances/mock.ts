import { defineMock } from "../mock/define-mock.ts";
import { financesContract } from "./contract.ts";
import { financePayments, financeYear } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const financesMock = defineMock(financesContract, {
  year: { success: true, data: financeYear },
  payments: {
    success: true,
    data: financePayments,
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: financePayments.length,
      countIsCapped: false,
      nextCursor: null,
    },
  },
});
