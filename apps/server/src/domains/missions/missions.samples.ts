import type { missionsContract } from "@jobami/api/missions/contract";
import { asking, negotiating, type Samples, signedIn } from "../../testing/samples.ts";
import { missionInput } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof missionsContract> = {
  list: signedIn({
    query: { page: "1", limit: "10", categories: "jardinage", search: "pelouse", is_urgent: "false" },
  }),
  all: signedIn({ query: { status: "ouverte,terminee", owner: "true", sort_by: "date" } }),
  matching: signedIn({ query: { page: "1", limit: "4", showRejected: "true" } }, { userType: "jobbeur" }),
  create: async (server) => ({
    client: (await signIn(server)).client,
    input: { body: { ...missionInput(server, { postalCode: "69003" }) } },
  }),
  asked: async (server) => ({ client: (await asking(server)).jobbeur.client, input: {} }),
  asks: async (server) => {
    const { owner, id } = await asking(server);
    return { client: owner.client, input: { params: { id } } };
  },
  see: async (server) => {
    const { jobbeur, id } = await asking(server);
    return { client: jobbeur.client, input: { params: { id } } };
  },
  decline: async (server) => {
    const { jobbeur, id } = await asking(server);
    return { client: jobbeur.client, input: { params: { id } } };
  },
  open: async (server) => {
    const { owner, id } = await asking(server);
    return { client: owner.client, input: { params: { id } } };
  },
  details: negotiating(({ owner, id }) => ({ client: owner.client, input: { params: { id } } })),
  reactions: negotiating(({ jobbeur, id }) => ({ client: jobbeur.client, input: { params: { id } } })),
  reject: negotiating(({ jobbeur, id }) => ({
    client: jobbeur.client,
    input: { params: { id }, body: { isRejected: true } },
  })),
  like: negotiating(({ jobbeur, id }) => ({
    client: jobbeur.client,
    input: { params: { id }, body: { isLiked: true } },
  })),
  recommend: negotiating(({ jobbeur, id }) => ({
    client: jobbeur.client,
    input: { params: { id }, body: { isRecommended: true } },
  })),
  close: negotiating(({ owner, id }) => ({
    client: owner.client,
    input: { params: { id }, body: { statut: "annulee" } },
  })),
};
