import { consentsContract } from "@jobami/api/consents/contract";
import { earliestTermsDay } from "@jobami/machines/consents/terms-version";
import { type Arrange, type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";

const signedNames = { firstName: "Camille", lastName: "Durand" };

/** A person who gave a consent. */
const consenting =
  (give: typeof consentsContract.giveAi | typeof consentsContract.giveTerms): Arrange =>
  async (server) => {
    const { client } = await signIn(server);
    await client.call(give, { body: signedNames });
    return { client, input: {} };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof consentsContract> = {
  giveAi: signedIn({ body: signedNames }),
  aiStatus: signedIn(),
  revokeAi: consenting(consentsContract.giveAi),
  giveTerms: signedIn({ body: { ...signedNames, cgvVersion: "1.0", cguVersion: "1.0" } }),
  termsStatus: signedIn(),
  revokeTerms: consenting(consentsContract.giveTerms),
  register: signedIn({}, { role: "jobpadm" }),
  versions: signedIn({}, { role: "jobpadm" }),
  publishVersion: async (server) => {
    const { client } = await signIn(server, { role: "jobpadm" });
    const takesEffectOn = earliestTermsDay(server.clock.now());
    const changes = "Les litiges passent d’abord par une médiation.";
    return { client, input: { body: { cgvVersion: "1.1", cguVersion: "1.0", takesEffectOn, changes } } };
  },
  withdrawVersion: async (server) => {
    const { client } = await signIn(server, { role: "jobpadm" });
    const takesEffectOn = earliestTermsDay(server.clock.now());
    const changes = "Les litiges passent d’abord par une médiation.";
    const { body } = await client.call(consentsContract.publishVersion, {
      body: { cgvVersion: "1.1", cguVersion: "1.0", takesEffectOn, changes },
    });
    const reason = "Une faute s’est glissée dans le texte.";
    return { client, input: { params: { id: body.data.id ?? "" }, body: { reason } } };
  },
  history: async (server) => {
    const { person } = await signIn(server);
    const { client } = await signIn(server, { role: "jobpadm" });
    return { client, input: { params: { id: person.id } } };
  },
};
