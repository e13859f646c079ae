import { type Clock, instant } from "../clock/clock.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import type { ErasureRecord } from "./erasure-record.ts";

/** How long a backup may be retained, in ms: what was erased before that is in none. */
const retentionMs = 400 * 86_400_000;
const purpose = "erased account";

/** Who was erased for good, which a restored database does not know. What no key of this server vouches for is no one's word. */
export function createErasures({
  record,
  secret,
  clock,
}: {
  record: ErasureRecord;
  secret: Pick<ServerSecret, "sign" | "verify">;
  clock: Clock;
}) {
  return {
    record,
    /** Keeps that an account was erased. */
    note: (id: string): Promise<void> => record.note(id, secret.sign(purpose, id)),
    /** The accounts that were erased while a backup may still hold them. */
    async ids(): Promise<string[]> {
      const found: string[] = [];
      for await (const { id } of record.list()) found.push(id);
      return found;
    },
    /** Whether this server itself noted that the account was erased. */
    async isProved(id: string): Promise<boolean> {
      const proof = await record.proof(id);
      return proof !== null && secret.verify(purpose, id, proof.trim());
    },
    /** Forgets those that no backup holds any more. */
    async sweep(): Promise<void> {
      const before = instant(clock, -retentionMs);
      for await (const { id, since } of record.list()) if (since < before) await record.forget(id);
    },
    close: () => record.close(),
  };
}
