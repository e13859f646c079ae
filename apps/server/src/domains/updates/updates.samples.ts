import { updatesContract } from "@jobami/api/updates/contract";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";

/** Something new, with the text of staff. */
export const news = {
  title: "Les offres partenaires arrivent",
  words: "Des jobbeurs d’ici réservent un avantage aux membres. Prenez un code et montrez-le.",
};
const staff = { role: "jobpadm" } as const;

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof updatesContract> = {
  list: signedIn(),
  every: signedIn({}, staff),
  publish: signedIn({ body: news }, staff),
  correct: async (server) => {
    const { client, call } = await signIn(server, staff);
    const { body } = await call(updatesContract.publish, { body: news });
    return { client, input: { params: { id: body.data.id }, body: news } };
  },
};
