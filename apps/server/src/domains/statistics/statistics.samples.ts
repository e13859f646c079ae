import type { statisticsContract } from "@jobami/api/statistics/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import { subscribed } from "../subscriptions/subscriptions.fixture.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof statisticsContract> = {
  figures: signedIn({ query: { periode: "7j" } }, { userType: "jobbeur" }),
  advanced: async (server) => {
    const one = await subscribed(server, await signIn(server, { userType: "jobbeur" }));
    return { client: one.client, input: { query: { periode: "12m" } } };
  },
  look: async (server) => {
    const karim = await signIn(server, { userType: "jobbeur" });
    const lea = await signIn(server);
    return { client: lea.client, input: { body: { kind: "profil", id: karim.person.id } } };
  },
};
