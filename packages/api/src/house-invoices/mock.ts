import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { houseInvoicesContract } from "./contract.ts";
import { houseInvoice, houseInvoiceHeads, issuedHouseInvoices } from "./fixtures.ts";

const pagination = {
  page: 1,
  pageSize: 20,
  totalPages: 1,
  totalCount: 3,
  countIsCapped: false,
  nextCursor: null,
};

/** What the domain answers in stories and tests. */
export const houseInvoicesMock = defineMock(houseInvoicesContract, {
  list: { success: true, data: houseInvoiceHeads, pagination },
  one: { success: true, data: houseInvoice },
  issued: { success: true, data: issuedHouseInvoices, pagination: onlyPage(3) },
});
