import { houseInvoicesContract } from "@jobami/api/house-invoices/contract";
import type { SignedIn } from "../../testing/test-people.ts";

/** What the house made out to somebody, the newest first. */
export const invoicesOf = async (one: Pick<SignedIn, "call">) =>
  (await one.call(houseInvoicesContract.list)).body.data;
