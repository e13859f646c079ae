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
  secret: Pick<ServerSecret, "sign" | "signatures" | "versions">;
  clock: Clock;
}) {
  /** The version of the key that vouches for an erasure; null where none of this server does. */
  async function keyOf(id: string): Promise<string | null> {
    const proof = await record.proof(id);
    const at = proof === null ? -1 : secret.signatures(purpose, id).indexOf(proof.trim());
    return secret.versions[at] ?? null;
  }

  return {
    record,
    keyOf,
    /** Keeps that an account was erased. */
    note: (id: string): Promise<void> => record.note(id, secret.sign(purpose, id)),
    /** The accounts that were erased while a backup may still hold them. */
    async ids(): Promise<string[]> {
      const found: string[] = [];
      for await (const { id } of record.list()) found.push(id);
      return found;
    },
    /** How many erasures each version of the key vouches for; under null those that none does. */
    async countByKey(): Promise<Map<string | null, number>> {
      const counts = new Map<string | null, number>();
      for await (const { id } of record.list()) {
        const version = await keyOf(id);
        counts.set(version, (counts.get(version) ?? 0) + 1);
      }
      return counts;
    },
    /** Has the newest key vouch for what older ones do; how many it was asked for. */
    async proveAnew(): Promise<number> {
      const older: { id: string; since: Date }[] = [];
      for await (const one of record.list()) {
        const version = await keyOf(one.id);
        if (version !== null && version !== secret.versions[0]) older.push(one);
      }
      for (const { id, since } of older) await record.note(id, secret.sign(purpose, id), since);
      return older.length;
    },
    /** Forgets those that no backup holds any more. */
    async sweep(): Promise<void> {
      const before = instant(clock, -retentionMs);
      for await (const { id, since } of record.list()) if (since < before) await record.forget(id);
    },
    close: () => record.close(),
  };
}
