import { authContract } from "@jobami/api/auth/contract";
import { member, type Samples, signedIn, visitor } from "../../testing/samples.ts";
import { goodPassword, lea, logIn, mailedCode, mailedToken, signUp } from "../../testing/test-accounts.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

const newPassword = "Nouveau-2027";

async function waitingForCode(server: TestServer): Promise<TestClient> {
  const client = await member(server);
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  await client.call(authContract.logout);
  await logIn(client);
  return client;
}

async function resetToken(server: TestServer): Promise<{ client: TestClient; token: string }> {
  const client = server.client();
  await signUp(server, client);
  await client.call(authContract.forgotPassword, { body: { email: lea.email } });
  return { client, token: await mailedToken(server, lea.email) };
}

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof authContract> = {
  csrf: visitor(),
  register: visitor({ body: { ...lea } }),
  verifyEmail: async (server) => {
    const client = server.client();
    await client.call(authContract.register, { body: lea });
    return { client, input: { body: { token: await mailedToken(server, lea.email) } } };
  },
  resendVerification: visitor({ body: { email: lea.email } }),
  login: async (server) => {
    const client = server.client();
    await signUp(server, client);
    return { client, input: { body: { email: lea.email, password: goodPassword, rememberMe: true } } };
  },
  verifyTwoFactor: async (server) => {
    const client = await waitingForCode(server);
    return { client, input: { body: { code: await mailedCode(server, lea.email) } } };
  },
  resendTwoFactor: async (server) => {
    const client = await waitingForCode(server);
    server.clock.advance(60_000);
    return { client, input: {} };
  },
  setTwoFactor: async (server) => ({
    client: await member(server),
    input: { body: { enabled: true, password: goodPassword } },
  }),
  refresh: async (server) => ({ client: await member(server), input: {} }),
  logout: async (server) => ({ client: await member(server), input: {} }),
  profile: signedIn(),
  updateProfile: signedIn({ body: { prenom: "Zoë", nom: "D’Arc", user_type: "jobbeur" } }),
  verifyProfile: async (server) => {
    const { client, person } = await signIn(server);
    return { client, input: { body: { userId: person.id } } };
  },
  socketToken: signedIn(),
  forgotPassword: visitor({ body: { email: lea.email } }),
  validateResetToken: async (server) => {
    const { client, token } = await resetToken(server);
    return { client, input: { body: { token } } };
  },
  resetPassword: async (server) => {
    const { client, token } = await resetToken(server);
    return { client, input: { body: { token, password: newPassword } } };
  },
  updatePassword: async (server) => ({
    client: await member(server),
    input: { body: { currentPassword: goodPassword, newPassword } },
  }),
};
