import type { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { type Samples, somebody, visitor } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import { endWithMonth, subscribed } from "./subscriptions.fixture.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof subscriptionsContract> = {
  plans: visitor(),
  status: somebody(),
  create: somebody({ body: { plan: "premium", options: {} } }),
  portal: async (server) => ({ client: (await subscribed(server, await signIn(server))).client, input: {} }),
  reactivate: async (server) => {
    const one = await subscribed(server, await signIn(server));
    await endWithMonth(server, one);
    return { client: one.client, input: {} };
  },
};
