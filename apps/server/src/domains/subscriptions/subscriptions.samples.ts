import type { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { type Samples, signedIn, visitor } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import { makePromo } from "../promocodes/promocodes.fixture.ts";
import { endWithMonth, subscribed } from "./subscriptions.fixture.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof subscriptionsContract> = {
  plans: visitor(),
  status: signedIn(),
  create: signedIn({ body: { plan: "premium", options: {}, startConsent: startConsentNow } }),
  promo: async (server) => {
    const { code } = await makePromo(server, await signIn(server, { role: "jobpadm" }));
    return { client: (await signIn(server)).client, input: { body: { code } } };
  },
  revenue: signedIn({}, { role: "jobpadm" }),
  optionsOf: async (server) => {
    const { person } = await signIn(server);
    const admin = await signIn(server, { role: "jobpadm" });
    return { client: admin.client, input: { query: { email: person.email } } };
  },
  setOption: async (server) => {
    const { person } = await signIn(server);
    const admin = await signIn(server, { role: "jobpadm" });
    return {
      client: admin.client,
      input: {
        params: { userId: person.id, option: "statistiques" },
        body: { value: false, reason: "À sa demande" },
      },
    };
  },
  portal: async (server) => ({ client: (await subscribed(server, await signIn(server))).client, input: {} }),
  end: async (server) => ({ client: (await subscribed(server, await signIn(server))).client, input: {} }),
  reactivate: async (server) => {
    const one = await subscribed(server, await signIn(server));
    await endWithMonth(server, one);
    return { client: one.client, input: {} };
  },
};
