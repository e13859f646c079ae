import { accountContract } from "@jobami/api/account/contract";
import { member, type Samples, signedIn } from "../../testing/samples.ts";
import { goodPassword, lea, mailedToken } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** A person who asked for the deletion of their account, and the link of the mail. */
async function leaving(server: TestServer): Promise<{ client: TestClient; token: string }> {
  const client = await member(server);
  await client.call(accountContract.askDeletion, { body: { password: goodPassword } });
  return { client, token: await mailedToken(server, lea.email) };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof accountContract> = {
  standing: signedIn(),
  exportData: signedIn(),
  pause: async (server) => ({ client: await member(server), input: {} }),
  askDeletion: async (server) => ({
    client: await member(server),
    input: { body: { password: goodPassword, reason: "no_use" } },
  }),
  cancelDeletion: async (server) => ({ client: (await leaving(server)).client, input: {} }),
  lookAtDeletion: async (server) => {
    const { client, token } = await leaving(server);
    return { client, input: { body: { token } } };
  },
  confirmDeletion: async (server) => {
    const { client, token } = await leaving(server);
    return { client, input: { body: { token } } };
  },
  finishDeletion: async (server) => {
    const { client, token } = await leaving(server);
    await client.call(accountContract.confirmDeletion, { body: { token } });
    return { client, input: { body: { token, password: goodPassword } } };
  },
};
