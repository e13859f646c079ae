import { cardsContract } from "@jobami/api/cards/contract";
import { gardenDesign } from "@jobami/api/cards/fixtures";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** A card as a person makes it. */
export const draft = { title: "Carte des marchés", design: gardenDesign };

/** A person with a card. */
export async function withCard(server: TestServer) {
  const karim = await signIn(server, { userType: "jobbeur" });
  const { body } = await karim.call(cardsContract.create, { body: draft });
  return { ...karim, id: body.data.id };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof cardsContract> = {
  list: signedIn(),
  one: async (server) => {
    const { client, id } = await withCard(server);
    return { client, input: { params: { id } } };
  },
  create: signedIn({ body: draft }),
  save: async (server) => {
    const { client, id } = await withCard(server);
    return { client, input: { params: { id }, body: { ...draft, title: "Carte sobre", version: 1 } } };
  },
  remove: async (server) => {
    const { client, id } = await withCard(server);
    return { client, input: { params: { id } } };
  },
};
