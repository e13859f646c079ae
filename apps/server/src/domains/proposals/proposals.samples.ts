import { missionsContract } from "@jobami/api/missions/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { both, negotiating, negotiation, offer, type Samples, signedIn } from "../../testing/samples.ts";
import { missionInput, postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof proposalsContract> = {
  propose: async (server) => {
    const mission = await postMission(server, await signIn(server));
    const { client } = await signIn(server, { userType: "jobbeur" });
    return { client, input: { params: { id: mission.id }, body: offer } };
  },
  ownerCounter: negotiating(({ owner, id, proposalId }) => ({
    client: owner.client,
    input: { params: { id }, body: { ...offer, proposalId, expectedVersion: 1 } },
  })),
  jobbeurCounter: async (server) => {
    const { owner, jobbeur, id, proposalId } = await negotiation(server);
    const input = { params: { id }, body: { ...offer, proposalId } };
    await owner.call(proposalsContract.ownerCounter, input);
    return { client: jobbeur.client, input: { ...input, body: { ...input.body, amount: 42 } } };
  },
  accept: negotiating((about) => ({
    client: about.owner.client,
    input: { params: both(about), body: { expectedVersion: 1 } },
  })),
  reject: negotiating((about) => ({
    client: about.owner.client,
    input: { params: both(about), body: { expectedVersion: 1 } },
  })),
  withdraw: negotiating((about) => ({
    client: about.jobbeur.client,
    input: { params: both(about), body: { expectedVersion: 1 } },
  })),
  confirm: async (server) => {
    const about = await negotiation(server);
    const { owner, jobbeur, id } = about;
    const body = { ...missionInput(server, { amount: 60 }), expectedVersion: 1 };
    await owner.call(missionsContract.edit, { params: { id }, body });
    return { client: jobbeur.client, input: { params: both(about), body: { expectedVersion: 2 } } };
  },
  ofMission: negotiating(({ owner, id }) => ({
    client: owner.client,
    input: { params: { id } },
  })),
  own: negotiating(({ jobbeur, id }) => ({ client: jobbeur.client, input: { params: { id } } })),
  sent: signedIn({ query: { page: "1", limit: "10", offer_status: "en_attente" } }),
  received: signedIn({ query: { page: "1", limit: "10", offer_status: "en_attente" } }),
  sentStats: negotiating(({ jobbeur }) => ({ client: jobbeur.client, input: {} })),
  receivedStats: negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  waiting: negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  prices: signedIn({ query: { subcategory: "tonte-de-pelouse", budget_type: "fixe" } }),
  one: negotiating((about) => ({ client: about.owner.client, input: { params: both(about) } })),
};
