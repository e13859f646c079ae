import { proposalsContract } from "@jobami/api/proposals/contract";
import type { relationsContract } from "@jobami/api/relations/contract";
import { both, negotiation, type Samples, signedIn } from "../../testing/samples.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** A jobbeur whose proposal was accepted, and by whom. */
async function chosen(server: TestServer) {
  const about = await negotiation(server);
  await about.owner.call(proposalsContract.accept, { params: both(about), body: {} });
  return { client: about.jobbeur.client, params: { id: about.owner.person.id } };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof relationsContract> = {
  clients: signedIn({}, { userType: "jobbeur" }),
  client: async (server) => {
    const { client, params } = await chosen(server);
    return { client, input: { params } };
  },
  noteClient: async (server) => {
    const { client, params } = await chosen(server);
    return { client, input: { params, body: { note: "Portail vert", tags: ["Jardin"], version: 0 } } };
  },
  network: signedIn(),
};
