import { googleContract } from "@jobami/api/google/contract";
import { member, type Samples, signedIn, visitor } from "../../testing/samples.ts";
import { goodPassword, lea, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import type { TestServer } from "../../testing/test-server.ts";

const newcomer = { prenom: "Léa", nom: "Martin", user_type: "other", acceptTerms: true, isAdult: true };

/** A browser that came back from the provider. */
async function arrived(server: TestServer, client: TestClient = server.client()): Promise<TestClient> {
  const { email, prenom, nom } = lea;
  const identity = { issuer: "local", subject: "google-lea", email, prenom, nom, from: null };
  client.jar.set("jobami_google", await server.domains.google.welcome(server.platform.db, identity));
  return client;
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof googleContract> = {
  start: visitor({ query: { t: "1763629200000", from: "/dashboard" } }),
  callback: visitor({ query: { code: "one", state: "two" } }),
  prove: signedIn({ query: { for: "email", from: "/dashboard" } }),
  arrival: async (server) => ({ client: await arrived(server), input: {} }),
  signIn: async (server) => {
    const client = await arrived(server);
    await client.call(googleContract.register, { body: newcomer });
    return { client: await arrived(server), input: {} };
  },
  link: async (server) => {
    await signUp(server, server.client());
    return { client: await arrived(server), input: { body: { password: goodPassword } } };
  },
  register: async (server) => ({ client: await arrived(server), input: { body: newcomer } }),
  state: signedIn(),
  unlink: async (server) => ({ client: await member(server), input: {} }),
};
