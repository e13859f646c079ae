import { mailedDecisionPath } from "@jobami/api/appeals/routes";
import { appealWindowMs } from "@jobami/machines/moderation/content-report";
import { eq, lt } from "drizzle-orm";
import type { AppealKeyOf, AppealParty } from "../../composition/appealable.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { mailedAddress } from "../../platform/mail/mailed-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import { appealKeys } from "./appeals.tables.ts";

/** What a key opens: a decision, for one of those whom it concerns. */
export interface OpenedByKey {
  id: string;
  party: AppealParty;
}

/** Keys of mailed links: random, stored as digests; good until the decision can no longer be appealed, and a month more, to read how that ended. */
const keyLifeMs = appealWindowMs + 30 * 86_400_000;

/** The links by which decisions are read and appealed without a session. */
export function createAppealKeys({
  platform: { clock, config },
  newestSuspension,
}: {
  platform: { clock: Clock; config: Platform["config"] };
  newestSuspension: (db: Db, userId: string) => Promise<{ id: string } | null>;
}) {
  const columnsOf = (party: AppealParty) =>
    "userId" in party ? { userId: party.userId, reportId: null } : { userId: null, reportId: party.reportId };

  return {
    /** The address of a link to a decision; null where there is none. */
    async link(tx: Tx, of: AppealKeyOf): Promise<string | null> {
      const sanctionId =
        of.subject === "sanction"
          ? (of.sanctionId ?? (await newestSuspension(tx, of.userId))?.id ?? null)
          : null;
      if (of.subject === "sanction" && sanctionId === null) return null;
      const token = newToken();
      await tx.insert(appealKeys).values({
        hash: hashToken(token),
        caseId: of.subject === "content" ? of.caseId : null,
        sanctionId,
        ...columnsOf(of.subject === "content" ? of.party : { userId: of.userId }),
        expiresAt: instant(clock, keyLifeMs),
      });
      return mailedAddress(config, mailedDecisionPath, token);
    },
    /** What a key opens. Throws TOKEN_INVALID or TOKEN_EXPIRED. */
    async open(db: Db, token: string): Promise<OpenedByKey> {
      const [row] = await db
        .select()
        .from(appealKeys)
        .where(eq(appealKeys.hash, hashToken(token)));
      const id = row?.caseId ?? row?.sanctionId ?? null;
      if (row === undefined || id === null) throw new DomainError("TOKEN_INVALID");
      if (row.expiresAt <= instant(clock)) throw new DomainError("TOKEN_EXPIRED", { expired: true });
      const { userId, reportId } = row;
      if (userId !== null) return { id, party: { userId } };
      if (reportId !== null) return { id, party: { reportId } };
      throw new DomainError("TOKEN_INVALID");
    },
    /** Forgets keys that open nothing any more. */
    async sweep(db: Db): Promise<void> {
      await db.delete(appealKeys).where(lt(appealKeys.expiresAt, instant(clock)));
    },
  };
}

export type AppealKeys = ReturnType<typeof createAppealKeys>;
