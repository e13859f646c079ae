import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { dataAuditsContract } from "./contract.ts";
import { dataAudit, dataAudits } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const dataAuditsMock = defineMock(dataAuditsContract, {
  list: {
    success: true,
    data: [...dataAudits],
    pagination: onlyPage(2),
  },
  run: { success: true, data: dataAudit },
  one: { success: true, data: dataAudit },
});
