import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { TOTP } from "otpauth";
import { goodPassword } from "./test-accounts.ts";
import type { TestClient } from "./test-client.ts";
import { countAsProved } from "./test-mail-proof.ts";
import type { TestServer } from "./test-server.ts";

/** What an app shows for a secret now, or so many steps of 30 s from now. */
export function appCode(server: TestServer, secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: server.clock.now() + steps * 30_000 });
}

/** Turns an app on for whoever is signed in with the usual password. */
export async function withApp(
  server: TestServer,
  client: TestClient,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await countAsProved(server);
  const begun = await client.call(authenticatorContract.begin, { body: { password: goodPassword } });
  const { secret } = begun.body;
  const code = appCode(server, secret);
  const { body } = await client.call(authenticatorContract.confirm, { body: { code } });
  return { secret, recoveryCodes: body.recoveryCodes };
}
