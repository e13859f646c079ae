import { passkeysContract } from "@jobami/api/passkeys/contract";
import { member, type Samples, signedIn } from "../../testing/samples.ts";
import { goodPassword } from "../../testing/test-accounts.ts";
import { proveByMail } from "../../testing/test-mail-proof.ts";
import { softwareKey, withPasskey } from "../../testing/test-passkeys.ts";
import type { TestServer } from "../../testing/test-server.ts";

const underPassword = { password: goodPassword };

async function guarded(server: TestServer, body: Record<string, unknown>) {
  const client = await member(server);
  const { passkey } = await withPasskey(server, client);
  return { client, input: { params: { id: passkey.id }, body } };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof passkeysContract> = {
  list: signedIn(),
  begin: async (server) => {
    const client = await member(server);
    await proveByMail(server, client);
    return { client, input: { body: underPassword } };
  },
  add: async (server) => {
    const client = await member(server);
    await proveByMail(server, client);
    const { body } = await client.call(passkeysContract.begin, { body: underPassword });
    const credential = softwareKey().make(body.options);
    return { client, input: { body: { name: "Mon téléphone", credential } } };
  },
  rename: (server) => guarded(server, { name: "Clé du bureau" }),
  remove: (server) => guarded(server, underPassword),
  beginSignIn: async (server) => ({ client: server.client(), input: {} }),
  signIn: async (server) => {
    const { key } = await withPasskey(server, await member(server));
    const client = server.client();
    const { body } = await client.call(passkeysContract.beginSignIn);
    return { client, input: { body: { credential: key.answer(body.options) } } };
  },
};
