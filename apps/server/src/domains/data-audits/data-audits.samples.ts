import { dataAuditsContract } from "@jobami/api/data-audits/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof dataAuditsContract> = {
  list: signedIn({}, { role: "jobpadm" }),
  run: signedIn({}, { role: "jobpadm" }),
  one: async (server) => {
    const { client } = await signIn(server, { role: "jobpadm" });
    const { body } = await client.call(dataAuditsContract.run);
    return { client, input: { params: { id: body.data.id } } };
  },
};
