import { mailProofContract } from "@jobami/api/mail-proof/contract";
import { sql } from "drizzle-orm";
import { mailProofLifeMs } from "../domains/auth/auth.domain.ts";
import { lea, mailedCode } from "./test-accounts.ts";
import type { TestClient } from "./test-client.ts";
import type { TestServer } from "./test-server.ts";

/** Asks for the mailed code and gives it back, as adding a way in or giving a role wants it. */
export async function proveByMail(server: TestServer, client: TestClient, email: string = lea.email) {
  await client.call(mailProofContract.ask);
  return client.call(mailProofContract.give, { body: { code: await mailedCode(server, email) } });
}

/** Counts every sign-in as proved by mail: for tests of what comes after, whose clock stands still between two codes. */
export async function countAsProved(server: TestServer): Promise<void> {
  const until = new Date(server.clock.now() + mailProofLifeMs).toISOString();
  await server.platform.db.execute(sql`
    insert into mail_proofs (session_id, user_id, proved_until) select id, user_id, ${until}::timestamptz from sessions
    on conflict (session_id) do update set proved_until = excluded.proved_until`);
}
