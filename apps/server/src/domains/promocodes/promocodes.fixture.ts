import { type PromoCode, type PromoCodeBody, promocodesContract } from "@jobami/api/promocodes/contract";
import { inDays } from "../../testing/test-missions.ts";
import type { SignedIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** What an administrator could fill in: a code that is open for a month. */
export const promoBody = (server: TestServer, changes: Partial<PromoCodeBody> = {}): PromoCodeBody => ({
  code: "BIENVENUE30",
  percent: 30,
  firstDay: inDays(server.clock, 0),
  lastDay: inDays(server.clock, 30),
  maxUses: null,
  ...changes,
});

/** Makes a code. Throws where it is refused. */
export async function makePromo(
  server: TestServer,
  admin: SignedIn,
  changes: Partial<PromoCodeBody> = {},
): Promise<PromoCode> {
  const { status, body, error } = await admin.call(promocodesContract.create, {
    body: promoBody(server, changes),
  });
  if (status !== 200) throw new Error(error.message);
  return body.data;
}
