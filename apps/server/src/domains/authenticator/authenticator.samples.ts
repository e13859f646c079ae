import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { member, type Samples, somebody } from "../../testing/samples.ts";
import { goodPassword } from "../../testing/test-accounts.ts";
import { appCode, withApp } from "../../testing/test-authenticator.ts";
import type { TestServer } from "../../testing/test-server.ts";

const underPassword = { body: { password: goodPassword } };

async function guarded(server: TestServer) {
  const client = await member(server);
  await withApp(server, client);
  return { client, input: underPassword };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof authenticatorContract> = {
  state: somebody(),
  begin: async (server) => ({ client: await member(server), input: underPassword }),
  confirm: async (server) => {
    const client = await member(server);
    const { body } = await client.call(authenticatorContract.begin, underPassword);
    return { client, input: { body: { code: appCode(server, body.secret) } } };
  },
  renewRecoveryCodes: guarded,
  turnOff: guarded,
};
