import type { CarriedDisplay } from "@jobami/api/display/contract";
import { eq, lt } from "drizzle-orm";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { holdActive } from "../users/users.domain.ts";
import { displaySettings as table } from "./display.tables.ts";

/** Display settings that go with people from device to device. Only their person reads them. */
export function createDisplay({ clock }: { clock: Clock }) {
  async function read(db: Db, userId: string): Promise<CarriedDisplay | null> {
    const [row] = await db.select().from(table).where(eq(table.userId, userId));
    if (row === undefined) return null;
    const { userId: _, savedAt, ...settings } = row;
    return { savedAt: savedAt.toISOString(), settings };
  }

  return {
    read,
    /** Stores what was chosen unless the account holds what was chosen later. A device whose clock is ahead chose now. */
    async save(tx: Tx, userId: string, { savedAt, settings }: CarriedDisplay): Promise<CarriedDisplay> {
      await holdActive(tx, userId);
      const at = new Date(Math.min(Date.parse(savedAt), clock.now()));
      const row = { ...settings, savedAt: at };
      await tx
        .insert(table)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: table.userId, set: row, setWhere: lt(table.savedAt, at) });
      const stored = await read(tx, userId);
      if (stored === null) throw new Error("Display settings were not stored.");
      return stored;
    },
  };
}
export type Display = ReturnType<typeof createDisplay>;
