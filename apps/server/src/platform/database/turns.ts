import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";

/**
 * Makes everybody else who takes the turn of this name wait until the transaction ends: whoever counts and then adds does so alone. What is
 * read afterwards is what stands then. Of several, take them in one order everywhere.
 */
export async function takeTurn(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
