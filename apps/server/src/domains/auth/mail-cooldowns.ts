import { eq, lt, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { ServerSecret } from "../../platform/secrets/secrets.ts";
import { mailCooldowns } from "./auth.tables.ts";

/** REG-07: minutes between two mails of a kind to one address. */
export const cooldownMinutes = 2;

/** Spaces out the mails that anybody may ask for, alike for addresses with and without an account. */
export function createMailCooldowns(deps: { clock: Clock; secret: ServerSecret }) {
  const { clock, secret } = deps;
  const idOf = (kind: string, email: string) => secret.signLasting("cooldown", `${kind}:${email}`);

  /** Begins a cooldown; false when one runs already, which `anew` sets back to its start. */
  async function start(tx: Tx, id: string, anew: boolean): Promise<boolean> {
    const until = instant(clock, cooldownMinutes * 60_000);
    const begun = await tx
      .insert(mailCooldowns)
      .values({ id, until })
      .onConflictDoUpdate({
        target: mailCooldowns.id,
        set: { until },
        ...(anew ? {} : { setWhere: sql`${mailCooldowns.until} <= ${instant(clock)}` }),
      })
      .returning({ id: mailCooldowns.id });
    return begun.length > 0;
  }

  return {
    /** Begins a cooldown, whether or not one runs: for a mail that nothing may hold up. */
    async restart(tx: Tx, kind: string, email: string): Promise<void> {
      await start(tx, idOf(kind, email), true);
    },
    /** Begins a cooldown; false while one runs. */
    take: (tx: Tx, kind: string, email: string) => start(tx, idOf(kind, email), false),
    /** Begins a cooldown. Throws COOLDOWN_ACTIVE while one runs. */
    async begin(tx: Tx, kind: string, email: string): Promise<void> {
      const id = idOf(kind, email);
      if (await start(tx, id, false)) return;
      const [row] = await tx.select().from(mailCooldowns).where(eq(mailCooldowns.id, id));
      const left = Math.max(1, Math.ceil(((row?.until.getTime() ?? 0) - clock.now()) / 1000));
      throw new DomainError("COOLDOWN_ACTIVE", {
        retryAfterSeconds: left,
        cooldownMinutes: Math.ceil(left / 60),
      });
    },
    /** Forgets cooldowns that have run out. */
    async sweep(db: Db): Promise<void> {
      await db.delete(mailCooldowns).where(lt(mailCooldowns.until, instant(clock)));
    },
  };
}

export type MailCooldowns = ReturnType<typeof createMailCooldowns>;
