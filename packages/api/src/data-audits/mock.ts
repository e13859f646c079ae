import { defineMock } from "../mock/define-mock.ts";
import { dataAuditsContract } from "./contract.ts";
import { dataAudit, dataAudits } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const dataAuditsMock = defineMock(dataAuditsContract, {
  list: {
    success: true,
    data: [...dataAudits],
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: 2,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  run: { success: true, data: dataAudit },
  one: { success: true, data: dataAudit },
});
