import { mailProofContract } from "@jobami/api/mail-proof/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { mailedCode } from "../../testing/test-accounts.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof mailProofContract> = {
  ask: signedIn(),
  give: async (server) => {
    const { client, person } = await signIn(server);
    await client.call(mailProofContract.ask);
    return { client, input: { body: { code: await mailedCode(server, person.email) } } };
  },
};
