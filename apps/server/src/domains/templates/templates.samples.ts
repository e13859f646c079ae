import { templatesContract } from "@jobami/api/templates/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** What a person keeps. */
export const draft = { name: "Merci", text: "Merci, à bientôt\u202f!" };

/** A person with a template. */
export async function withTemplate(server: TestServer) {
  const anotherPerson = await signIn(server);
  const { body } = await anotherPerson.call(templatesContract.add, { body: draft });
  return { ...anotherPerson, id: body.data.id };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof templatesContract> = {
  list: signedIn(),
  add: signedIn({ body: draft }),
  change: async (server) => {
    const { client, id } = await withTemplate(server);
    return { client, input: { params: { id }, body: { ...draft, name: "Au revoir" } } };
  },
  remove: async (server) => {
    const { client, id } = await withTemplate(server);
    return { client, input: { params: { id } } };
  },
};
