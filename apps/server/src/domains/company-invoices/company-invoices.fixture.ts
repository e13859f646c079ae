import { companyInvoicesContract } from "@jobami/api/company-invoices/contract";
import type { SignedIn } from "../../testing/test-people.ts";

/** What the company made out to a person, the newest first. */
export const invoicesOf = async (one: Pick<SignedIn, "call">) =>
  (await one.call(companyInvoicesContract.list)).body.data;
