import { isNull } from "drizzle-orm";
import { type Config, isLoopback } from "../../config.ts";
import { type Clock, instant } from "../clock/clock.ts";
import type { Tx } from "../database/database.ts";
import type { Database } from "../database/engine.ts";
import { servedAddress } from "./served-address.tables.ts";

/** The public address that the settings name; null where only this machine is meant. */
export function publicOrigin({ publicUrl }: Pick<Config, "publicUrl">): string | null {
  const { hostname, origin } = new URL(publicUrl);
  return isLoopback(hostname) ? null : origin;
}

/** Where a database was served before, and where its settings state now. */
export interface Move {
  from: string;
  to: string | null;
  /** Whether it is another database than the one that was served: a copy, though it may be under the same address. */
  isCopy: boolean;
}

/** What an address is noted for. */
interface Served {
  config: Pick<Config, "publicUrl">;
  database: Pick<Database, "db" | "identity">;
  clock: Clock;
}

/** What of a database's address no one has agreed to yet; null where it is served as before, or never was to others. */
async function findMove({ config, database }: Omit<Served, "clock">): Promise<Move | null> {
  const [known] = await database.db.select().from(servedAddress);
  if (known === undefined) return null;
  const to = publicOrigin(config);
  const identity = await database.identity();
  const isCopy = known.identity !== null && identity !== null && known.identity !== identity;
  return known.origin === to && !isCopy ? null : { from: known.origin, to, isCopy };
}

/** Notes address and database at the first start under one, and states whether the database was moved or copied since without its operator's word. */
export async function noteAddress({ config, database, clock }: Served): Promise<Move | null> {
  const { db } = database;
  const origin = publicOrigin(config);
  if (origin !== null)
    await db
      .insert(servedAddress)
      .values({ origin, identity: await database.identity(), since: instant(clock) })
      .onConflictDoNothing();
  const move = await findMove({ config, database });
  // A version before this one noted the address alone.
  if (move === null)
    await db
      .update(servedAddress)
      .set({ identity: await database.identity() })
      .where(isNull(servedAddress.identity));
  return move;
}

/** The operator agrees: from its next start on, this database is served where its settings state. */
export async function acceptMove(tx: Tx, { config, clock }: Omit<Served, "database">): Promise<void> {
  const origin = publicOrigin(config);
  await tx.delete(servedAddress);
  // Which database it is is noted by the next start.
  if (origin !== null) await tx.insert(servedAddress).values({ origin, since: instant(clock) });
}
