import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { member, type Samples, signedIn } from "../../testing/samples.ts";
import { goodPassword } from "../../testing/test-accounts.ts";
import { appCode, withApp } from "../../testing/test-authenticator.ts";
import { proveByMail } from "../../testing/test-mail-proof.ts";
import type { TestServer } from "../../testing/test-server.ts";

const underPassword = { body: { password: goodPassword } };

/** A person whose sign-in gave the mailed code. */
async function provedMember(server: TestServer) {
  const client = await member(server);
  await proveByMail(server, client);
  return client;
}

async function guarded(server: TestServer) {
  const client = await member(server);
  await withApp(server, client);
  return { client, input: underPassword };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof authenticatorContract> = {
  state: signedIn(),
  begin: async (server) => ({ client: await provedMember(server), input: underPassword }),
  confirm: async (server) => {
    const client = await provedMember(server);
    const { body } = await client.call(authenticatorContract.begin, underPassword);
    return { client, input: { body: { code: appCode(server, body.secret) } } };
  },
  renewRecoveryCodes: guarded,
  turnOff: guarded,
};
