import { favoritesContract } from "@jobami/api/favorites/contract";
import { type Arrange, type Sample, type Samples, signedIn } from "../../testing/samples.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";

/** A person who has one favourite. */
const withFavorite =
  (inputOf: (id: string) => Sample["input"]): Arrange =>
  async (server) => {
    const { client } = await signIn(server);
    const { id } = await makePerson(server, { prenom: "Karim", userType: "jobbeur" });
    const { body } = await client.call(favoritesContract.add, { body: { favorite_user_id: id } });
    return { client, input: inputOf(body.data.id) };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof favoritesContract> = {
  list: signedIn(),
  add: async (server) => {
    const { client } = await signIn(server);
    const { id } = await makePerson(server, { prenom: "Karim", userType: "jobbeur" });
    return { client, input: { body: { favorite_user_id: id, note: "À rappeler" } } };
  },
  note: withFavorite((id) => ({ params: { id }, body: { note: "Très soigneux" } })),
  look: withFavorite((id) => ({ params: { id } })),
  remove: withFavorite((id) => ({ params: { id } })),
};
