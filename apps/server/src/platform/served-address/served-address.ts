import { type Config, isLoopback } from "../../config.ts";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
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
}

async function knownOrigin(db: Db): Promise<string | null> {
  const [row] = await db.select({ origin: servedAddress.origin }).from(servedAddress);
  return row?.origin ?? null;
}

/** What of a database's address no one has agreed to yet; null where it is served as before, or never was to others. */
export async function findMove(db: Db, config: Pick<Config, "publicUrl">): Promise<Move | null> {
  const [from, to] = [await knownOrigin(db), publicOrigin(config)];
  return from === null || from === to ? null : { from, to };
}

/** Notes the public address at the first start under one, and states whether the database was moved since without its operator's word. */
export async function noteAddress(
  db: Db,
  { config, clock }: { config: Pick<Config, "publicUrl">; clock: Clock },
): Promise<Move | null> {
  const origin = publicOrigin(config);
  if (origin !== null)
    await db
      .insert(servedAddress)
      .values({ origin, since: instant(clock) })
      .onConflictDoNothing();
  return findMove(db, config);
}

/** The operator agrees: from its next start on, the database is served where its settings state. */
export async function acceptMove(
  tx: Tx,
  { config, clock }: { config: Pick<Config, "publicUrl">; clock: Clock },
): Promise<void> {
  const origin = publicOrigin(config);
  await tx.delete(servedAddress);
  if (origin !== null) await tx.insert(servedAddress).values({ origin, since: instant(clock) });
}
