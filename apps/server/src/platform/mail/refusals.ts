import { inArray, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import type { Metrics } from "../metrics/metrics.port.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import type { MailLane } from "./lanes.ts";
import { mailRefusals, type RefusalReason } from "./refusals.tables.ts";

/** Mailboxes come back, and are given to others: half a year, in ms. */
const retentionMs = 182 * 86_400_000;

/** An address that takes no more mail. */
export interface Refusal {
  address: string;
  why: RefusalReason;
}

/** Remembers which addresses take no more mail. */
export function createMailRefusals(deps: {
  db: Db;
  clock: Clock;
  secret: ServerSecret;
  metrics: Pick<Metrics, "addressRefused">;
}) {
  const { db, clock, secret, metrics } = deps;
  const purpose = "refused address";
  const plain = (address: string) => address.trim().toLowerCase();
  const isOf = (address: string) =>
    inArray(mailRefusals.addressDigest, secret.stamps(purpose, plain(address)));

  return {
    /** Ends sending to an address. */
    async note({ address, why }: Refusal): Promise<void> {
      const [known] = await db.select({ why: mailRefusals.why }).from(mailRefusals).where(isOf(address));
      if (known !== undefined) return;
      const added = await db
        .insert(mailRefusals)
        .values({ addressDigest: secret.stamp(purpose, plain(address)), why, since: instant(clock) })
        .onConflictDoNothing()
        .returning({ why: mailRefusals.why });
      if (added.length > 0) metrics.addressRefused(why);
    },
    /** Why a mail may not go to an address; null where it may. Whoever complained still gets the codes and links that they ask for. */
    async refuses(address: string, lane: MailLane): Promise<RefusalReason | null> {
      const [known] = await db.select({ why: mailRefusals.why }).from(mailRefusals).where(isOf(address));
      if (known === undefined || (known.why === "complaint" && lane === "urgent")) return null;
      return known.why;
    },
    /** Writes to an address again; whether it was refused. */
    async accept(tx: Tx | Db, address: string): Promise<boolean> {
      const gone = await tx.delete(mailRefusals).where(isOf(address)).returning({ why: mailRefusals.why });
      return gone.length > 0;
    },
    /** Forgets the addresses that a key made which is dropped: no one can know any more which they are. */
    async dropKey(tx: Tx, made: (column: PgColumn) => SQL): Promise<void> {
      await tx.delete(mailRefusals).where(made(mailRefusals.addressDigest));
    },
    /** Forgets what was refused half a year ago. */
    async sweep(): Promise<void> {
      await db.delete(mailRefusals).where(lt(mailRefusals.since, instant(clock, -retentionMs)));
    },
  };
}

export type MailRefusals = ReturnType<typeof createMailRefusals>;
