import type { promocodesContract } from "@jobami/api/promocodes/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import { makePromo, promoBody } from "./promocodes.fixture.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof promocodesContract> = {
  list: signedIn({}, { role: "jobpadm" }),
  create: async (server) => ({
    client: (await signIn(server, { role: "jobpadm" })).client,
    input: { body: { ...promoBody(server) } },
  }),
  disable: async (server) => {
    const admin = await signIn(server, { role: "jobpadm" });
    const { id } = await makePromo(server, admin);
    return { client: admin.client, input: { params: { promoId: id } } };
  },
};
