import type { companyInvoicesContract } from "@jobami/api/company-invoices/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import { subscribed } from "../subscriptions/subscriptions.fixture.ts";
import { invoicesOf } from "./company-invoices.fixture.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof companyInvoicesContract> = {
  list: signedIn(),
  one: async (server) => {
    const lea = await subscribed(server, await signIn(server));
    const [invoice] = await invoicesOf(lea);
    return { client: lea.client, input: { params: { id: invoice?.id ?? "" } } };
  },
  issued: signedIn({}, { role: "jobpadm" }),
};
