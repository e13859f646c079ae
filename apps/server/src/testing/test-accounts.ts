import { authContract } from "@jobami/api/auth/contract";
import type { TestClient } from "./test-client.ts";
import type { TestServer } from "./test-server.ts";

/** A password that meets every rule. */
export const goodPassword = "Bon-jour-2026";

/** What a visitor fills in to sign up. */
export const lea = {
  email: "lea@exemple.fr",
  password: goodPassword,
  prenom: "Léa",
  nom: "Martin",
  user_type: "jobbeur",
  acceptTerms: true,
} as const;

/** The token in the link of the newest mail to an address. */
export async function mailedToken(server: TestServer, to: string): Promise<string> {
  const [mail] = await server.mailbox(to);
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** The code in the newest mail to an address. */
export async function mailedCode(server: TestServer, to: string): Promise<string> {
  const [mail] = await server.mailbox(to);
  return /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Signs up and proves the address by the mail. */
export async function signUp(server: TestServer, client: TestClient, person: object = lea): Promise<string> {
  const { body } = await client.call(authContract.register, { body: person });
  await client.call(authContract.verifyEmail, {
    body: { token: await mailedToken(server, body.user.email) },
  });
  return body.user.id;
}

/** Tries to sign in. */
export function logIn(client: TestClient, email: string = lea.email, password: string = goodPassword) {
  return client.call(authContract.login, { body: { email, password } });
}
