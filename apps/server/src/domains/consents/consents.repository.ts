import type { ConsentKind } from "@jobami/api/consents/contract";
import type { ConsentEnding, ConsentRecord } from "@jobami/machines/consents/consent";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { consents } from "./consents.tables.ts";

type NewConsent = typeof consents.$inferInsert;

/** The SQL of consents. */
export const consentsRepository = {
  /** The newest consent of a kind, as its life cycle knows it; null when there never was one. */
  async newest(db: Db, userId: string, kind: ConsentKind): Promise<ConsentRecord | null> {
    const [row] = await db
      .select()
      .from(consents)
      .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
      .orderBy(sql`ended_at is not null`, desc(consents.givenAt), desc(consents.id))
      .limit(1);
    if (row === undefined) return null;
    const { cgvVersion, cguVersion } = row;
    return {
      kind,
      givenAt: row.givenAt.getTime(),
      revokedAt: row.endedAt?.getTime() ?? null,
      accepted: cgvVersion === null || cguVersion === null ? null : { cgvVersion, cguVersion },
    };
  },
  /** Makes every other change of this consent wait until the transaction ends. */
  async lock(tx: Tx, userId: string, kind: ConsentKind): Promise<void> {
    await takeTurn(tx, `consent:${kind}:${userId}`);
  },
  async append(tx: Tx, consent: NewConsent): Promise<void> {
    await tx.insert(consents).values(consent);
  },
  /** Ends the open record of a kind. */
  async end(tx: Tx, userId: string, kind: ConsentKind, endedAs: ConsentEnding, endedAt: Date): Promise<void> {
    await tx
      .update(consents)
      .set({ endedAs, endedAt })
      .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.endedAt)));
  },
};
