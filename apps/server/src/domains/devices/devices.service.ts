import type { Device } from "@jobami/api/devices/contract";
import { mayReturn } from "@jobami/machines/account/account";
import type { Disowned, SignInFollowed } from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashToken, newToken } from "../../platform/secrets/secrets.ts";
import type { Auth } from "../auth/auth.domain.ts";
import type { Users } from "../users/users.domain.ts";
import { newDeviceLetter } from "./devices.mails.ts";
import * as repository from "./devices.repository.ts";

const dayMs = 24 * 3_600_000;
/** Life of the link of a mail about a new device, in ms. */
export const alertLifeMs = dayMs;
/** A browser is known as long as it keeps its cookie, in ms. */
const knownMs = 390 * dayMs;

/** Where people are signed in, and the mail about a browser they never used before [ADR 039]. */
export function createDevices(deps: {
  platform: Platform;
  users: Users;
  auth: Pick<Auth, "tokens">;
  /** Takes away what else was made in the browser. */
  afterDisown: (tx: Tx, browser: Disowned) => Promise<void>;
}) {
  const { platform, users, auth } = deps;
  const { clock, db, mail, sessions, config } = platform;

  return {
    /** The living sessions of a person: the one that asks, then the last used. */
    async list(userId: string, currentId: string): Promise<Device[]> {
      const devices = (await sessions.livingOf(userId)).map(
        ({ id, browser, system, form, createdAt, lastUsedAt }): Device => ({
          id,
          browser,
          system,
          form,
          signedInAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: id === currentId,
        }),
      );
      return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },
    /** Ends one of a person's other sessions. Throws NOT_FOUND. */
    async endOne(tx: Tx, userId: string, currentId: string, id: string): Promise<void> {
      if (id === currentId || !(await sessions.endOne(tx, userId, id))) throw new DomainError("NOT_FOUND");
    },
    /** Ends all of a person's sessions but one; how many lived. */
    async endOthers(tx: Tx, userId: string, currentId: string): Promise<number> {
      return (await sessions.endAll(tx, userId, currentId)).length;
    },
    /** Notes the browser of a sign-in and writes to its owner when it is a new one; of the very first there is nothing to report. */
    async noteSignIn(tx: Tx, { account, sessionId, isFirst }: SignInFollowed): Promise<void> {
      const session = await sessions.byId(tx, sessionId);
      if (session === null || session.deviceId === null) return;
      const device = { userId: account.id, deviceId: session.deviceId };
      const isNew = await repository.noteDevice(tx, device, instant(clock));
      if (!isNew || isFirst) return;
      const token = newToken();
      const expiresAt = instant(clock, alertLifeMs);
      await repository.addAlert(tx, { ...device, tokenHash: hashToken(token), expiresAt });
      const letter = newDeviceLetter(config, {
        prenom: account.prenom,
        token,
        at: session.createdAt,
        session,
      });
      await mail.send(tx, { lane: "urgent", to: account.email, userId: account.id, ...letter });
    },
    /**
     * By the link of that mail: ends what the browser had open and takes the ways in that were made there, makes it unknown again, and gives the token with which
     * another password is chosen; `ended` are the ids of the sessions. Throws TOKEN_INVALID or TOKEN_EXPIRED.
     */
    async disown(tx: Tx, token: string): Promise<{ resetToken: string; ended: readonly string[] }> {
      const tokenHash = hashToken(token);
      const alert = await repository.takeAlert(tx, tokenHash, instant(clock));
      if (alert === null) {
        if (await repository.isUnused(tx, tokenHash))
          throw new DomainError("TOKEN_EXPIRED", { expired: true });
        throw new DomainError("TOKEN_INVALID");
      }
      const account = await users.byId(tx, alert.userId);
      if (account === null || !mayReturn(account)) throw new DomainError("TOKEN_INVALID");
      const ended = await sessions.endOfDevice(tx, alert.userId, alert.deviceId);
      await repository.forgetDevice(tx, alert);
      await deps.afterDisown(tx, { userId: alert.userId, deviceId: alert.deviceId });
      return { resetToken: await auth.tokens.issue(tx, "reset", alert.userId), ended };
    },
    /** How many browsers were signed in with for the first time, by day in France. */
    firstSeenByDay: (from: string) => repository.firstSeenByDay(db, from),
    /** Forgets browsers that lost their cookie and links that ran out. */
    sweep: () =>
      repository.sweepDevices(db, { seen: instant(clock, -knownMs), expired: instant(clock, -dayMs) }),
  };
}

export type Devices = ReturnType<typeof createDevices>;
