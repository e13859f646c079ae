import { blocksContract } from "@jobami/api/blocks/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof blocksContract> = {
  list: signedIn(),
  add: async (server) => {
    const { client } = await signIn(server);
    const { id } = await makePerson(server, { prenom: "Karim", userType: "jobbeur" });
    return { client, input: { body: { user_id: id } } };
  },
  remove: async (server) => {
    const { client } = await signIn(server);
    const { id } = await makePerson(server, { prenom: "Karim", userType: "jobbeur" });
    await client.call(blocksContract.add, { body: { user_id: id } });
    return { client, input: { params: { userId: id } } };
  },
};
