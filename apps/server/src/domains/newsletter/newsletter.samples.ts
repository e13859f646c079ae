import { newsletterContract } from "@jobami/api/newsletter/contract";
import { type Samples, signedIn, visitor } from "../../testing/samples.ts";
import { lea, mailedToken } from "../../testing/test-accounts.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** A browser that asked for the newsletter and holds the link of the mail. */
async function newsletterAsked(server: TestServer) {
  const client = server.client();
  await client.call(newsletterContract.subscribe, { body: { email: lea.email } });
  return { client, token: await mailedToken(server, lea.email) };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof newsletterContract> = {
  subscribe: visitor({ body: { email: lea.email } }),
  verify: async (server) => {
    const { client, token } = await newsletterAsked(server);
    return { client, input: { body: { token } } };
  },
  subscribers: signedIn({ query: { status: "pending", search: "lea" } }, { role: "jobpadm" }),
  subscriberFigures: signedIn({}, { role: "jobpadm" }),
  removeSubscriber: async (server) => {
    await newsletterAsked(server);
    const { client } = await signIn(server, { role: "jobpadm" });
    const { body } = await client.call(newsletterContract.subscribers);
    return { client, input: { params: { id: body.data[0]?.id ?? "" } } };
  },
  unsubscribe: async (server) => {
    const { client, token } = await newsletterAsked(server);
    await client.call(newsletterContract.verify, { body: { token } });
    return { client, input: { body: { token: await mailedToken(server, lea.email) } } };
  },
};
