import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { companyInvoicesContract } from "./contract.ts";
import { companyInvoice, companyInvoiceHeads, issuedCompanyInvoices } from "./fixtures.ts";

const pagination = {
  page: 1,
  pageSize: 20,
  totalPages: 1,
  totalCount: 3,
  countIsCapped: false,
  nextCursor: null,
};

/** What the domain answers in stories and tests. */
export const companyInvoicesMock = defineMock(companyInvoicesContract, {
  list: { success: true, data: companyInvoiceHeads, pagination },
  one: { success: true, data: companyInvoice },
  issued: { success: true, data: issuedCompanyInvoices, pagination: onlyPage(3) },
});
