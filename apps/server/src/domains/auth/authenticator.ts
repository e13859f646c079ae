import { randomBytes } from "node:crypto";
import { and, count, eq, gt, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Secret, TOTP } from "otpauth";
import type { Disowned } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { KeyLost, type ServerSecret } from "../../platform/secrets/secrets.ts";
import { authenticators, recoveryCodes, sealingPurpose } from "./authenticator.tables.ts";

/** How long a secret waits for its first code, in ms. */
export const setUpLifeMs = 10 * 60_000;
const periodMs = 30_000;
const secretBytes = 20;
const recoveryBytes = 10;
/** How many recovery codes are made at a time. */
export const recoveryCount = 10;

const groups = (code: string) => code.match(/.{4}/g)?.join("-") ?? code;
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, "");

/** Codes of an app (RFC 6238) and the recovery codes beside it: secrets sealed, codes used once by one atomic statement. */
export function createAuthenticator(deps: { clock: Clock; secret: ServerSecret; issuer: string }) {
  const { clock, secret, issuer } = deps;
  const recoveryPurpose = (userId: string) => `recovery:${userId}`;
  const appOf = (base32: string, label = "") =>
    new TOTP({
      issuer,
      label,
      secret: Secret.fromBase32(base32),
      algorithm: "SHA1",
      digits: 6,
      period: periodMs / 1000,
    });

  /** Throws AUTHENTICATOR_UNREADABLE: the person may be right, and no one can tell. */
  function unsealed(sealed: string, userId: string): string {
    try {
      return secret.open(sealingPurpose(userId), sealed);
    } catch (error) {
      throw error instanceof KeyLost ? new DomainError("AUTHENTICATOR_UNREADABLE") : error;
    }
  }

  /** The time step of a code of now or of a neighbouring step; null when it is none. */
  function stepOf(sealed: string, userId: string, code: string): number | null {
    const now = clock.now();
    const token = code.replaceAll(/\s/g, "");
    const delta = appOf(unsealed(sealed, userId)).validate({ token, timestamp: now, window: 1 });
    return delta === null ? null : Math.floor(now / periodMs) + delta;
  }

  async function rowOf(db: Db, userId: string) {
    const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
    return row ?? null;
  }

  /** The same, held until the transaction ends: it is not sealed anew between the check and its note. */
  async function heldRowOf(tx: Tx, userId: string) {
    const [row] = await tx
      .select()
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .for("update");
    return row ?? null;
  }

  async function recoveryLeft(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId));
    return row?.left ?? 0;
  }

  return {
    recoveryLeft,
    /** Draws a secret that waits for its first code; one in use goes on until then. */
    async begin(db: Db, account: { id: string; email: string }) {
      const base32 = new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32;
      const pendingUntil = instant(clock, setUpLifeMs);
      const pending = { pendingSecret: secret.seal(sealingPurpose(account.id), base32), pendingUntil };
      await db
        .insert(authenticators)
        .values({ userId: account.id, ...pending })
        .onConflictDoUpdate({ target: authenticators.userId, set: pending });
      return { secret: base32, uri: appOf(base32, account.email).toString(), expiresAt: pendingUntil };
    },
    /** Whether a secret waits for its first code. */
    async isAwaited(db: Db, userId: string): Promise<boolean> {
      const until = (await rowOf(db, userId))?.pendingUntil ?? null;
      return until !== null && until > instant(clock);
    },
    /** Takes the waiting secret into use by its first code; of several calls at once one goes through. */
    async confirm(tx: Tx, userId: string, code: string, deviceId: string | null): Promise<boolean> {
      const pending = (await heldRowOf(tx, userId))?.pendingSecret ?? null;
      const step = pending === null ? null : stepOf(pending, userId, code);
      if (pending === null || step === null) return false;
      const taken = await tx
        .update(authenticators)
        .set({
          sealedSecret: pending,
          lastStep: step,
          pendingSecret: null,
          pendingUntil: null,
          turnedOnAt: instant(clock),
          turnedOnByDevice: deviceId,
        })
        .where(
          and(
            eq(authenticators.userId, userId),
            eq(authenticators.pendingSecret, pending),
            gt(authenticators.pendingUntil, instant(clock)),
          ),
        )
        .returning({ userId: authenticators.userId });
      return taken.length === 1;
    },
    /** Whether a code of the app is right and was not used; it is used by this. */
    async useCode(tx: Tx, userId: string, code: string): Promise<boolean> {
      const sealed = (await heldRowOf(tx, userId))?.sealedSecret ?? null;
      const step = sealed === null ? null : stepOf(sealed, userId, code);
      if (sealed === null || step === null) return false;
      const taken = await tx
        .update(authenticators)
        .set({ lastStep: step })
        .where(
          and(
            eq(authenticators.userId, userId),
            eq(authenticators.sealedSecret, sealed),
            or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
          ),
        )
        .returning({ userId: authenticators.userId });
      return taken.length === 1;
    },
    /** Whether a recovery code was there; it is gone by this. */
    async useRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
      const taken = await tx
        .delete(recoveryCodes)
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            inArray(recoveryCodes.codeHash, secret.stamps(recoveryPurpose(userId), plain(code))),
          ),
        )
        .returning({ userId: recoveryCodes.userId });
      return taken.length === 1;
    },
    /** Makes recovery codes; the older ones end. They are known in the clear here alone. */
    async makeRecoveryCodes(tx: Tx, userId: string, deviceId: string | null): Promise<string[]> {
      const codes = Array.from(
        { length: recoveryCount },
        () => new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer }).base32,
      );
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await tx.insert(recoveryCodes).values(
        codes.map((code) => ({
          userId,
          codeHash: secret.stamp(recoveryPurpose(userId), code),
          madeByDevice: deviceId,
        })),
      );
      return codes.map(groups);
    },
    /** Since when an app is in use; null without one, and for one from before that was noted. */
    async onSince(db: Db, userId: string): Promise<Date | null> {
      const row = await rowOf(db, userId);
      return row?.sealedSecret === null ? null : (row?.turnedOnAt ?? null);
    },
    /** Whether the app in use was turned on in this browser. */
    async isOfDevice(tx: Tx, { userId, deviceId }: Disowned): Promise<boolean> {
      const row = await rowOf(tx, userId);
      return row !== null && row.sealedSecret !== null && row.turnedOnByDevice === deviceId;
    },
    /** Forgets the recovery codes that were made in one browser; how many there were. */
    async removeRecoveryOfDevice(tx: Tx, { userId, deviceId }: Disowned): Promise<number> {
      const rows = await tx
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.madeByDevice, deviceId)))
        .returning({ userId: recoveryCodes.userId });
      return rows.length;
    },
    /** Forgets the secrets and codes of a person. */
    async remove(tx: Tx, userId: string): Promise<void> {
      await tx.delete(authenticators).where(eq(authenticators.userId, userId));
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
    /** Whose app a key sealed that is dropped. */
    async appsOfKey(db: Db, made: (column: PgColumn) => SQL): Promise<string[]> {
      const rows = await db
        .select({ userId: authenticators.userId })
        .from(authenticators)
        .where(made(authenticators.sealedSecret));
      return rows.map(({ userId }) => userId);
    },
    /** Forgets the recovery codes and waiting secrets that a key made which is dropped; whose codes they were. */
    async dropKey(tx: Tx, made: (column: PgColumn) => SQL): Promise<string[]> {
      await tx
        .update(authenticators)
        .set({ pendingSecret: null, pendingUntil: null })
        .where(made(authenticators.pendingSecret));
      const rows = await tx
        .delete(recoveryCodes)
        .where(made(recoveryCodes.codeHash))
        .returning({ userId: recoveryCodes.userId });
      return [...new Set(rows.map(({ userId }) => userId))];
    },
    /** Forgets secrets that never got their first code. */
    async sweep(db: Db): Promise<void> {
      await db
        .update(authenticators)
        .set({ pendingSecret: null, pendingUntil: null })
        .where(lt(authenticators.pendingUntil, instant(clock)));
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
