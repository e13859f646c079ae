import { emailChangeContract } from "@jobami/api/email-change/contract";
import { member, type Samples, signedIn } from "../../testing/samples.ts";
import { goodPassword, mailedToken } from "../../testing/test-accounts.ts";
import type { TestServer } from "../../testing/test-server.ts";

const next = "lea.martin@exemple.org";
const ask = { body: { email: next, password: goodPassword } };

/** A person without a session who holds the link mailed to the next address. */
async function followed(server: TestServer) {
  const client = await member(server);
  await client.call(emailChangeContract.ask, ask);
  return { client: server.client(), input: { body: { token: await mailedToken(server, next) } } };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof emailChangeContract> = {
  standing: signedIn(),
  ask: async (server) => ({ client: await member(server), input: ask }),
  resume: signedIn(),
  cancel: signedIn(),
  look: followed,
  confirm: followed,
  refuse: followed,
};
