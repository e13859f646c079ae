import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { newId } from "../database/ids.ts";
import { afterCommit } from "../database/transaction.ts";
import type { LocalAccess } from "../http/local-access.ts";
import { hashToken, newToken, type ServerSecret } from "../secrets/secrets.ts";
import { type Browser, browserOf } from "./browser.ts";
import { createSessionCache } from "./cache.ts";
import type { Cookies, Grant } from "./cookies.ts";
import { createOwnSessions } from "./own-sessions.ts";
import { sessions, sessionTokens } from "./sessions.tables.ts";
import { type FindPerson, type KnownPerson, personIn, type Session } from "./sessions.ts";

/** What a session begins with; `hasSecondFactor` where more than a password was proved. */
export interface NewSession {
  remembered: boolean;
  browser: Browser;
  hasSecondFactor: boolean;
}

/** How a refresh ended: `reused` ended the whole session, because two browsers hold one token. */
export type Renewal =
  | { outcome: "renewed"; grant: Grant; userId: string }
  | { outcome: "unknown" }
  | { outcome: "reused" };

const minuteMs = 60_000;
/** Life of an access token, in ms. */
export const accessMs = 15 * minuteMs;
/** Life of a session since its last renewal: remembered or not, in ms. */
export const rememberedMs = 30 * 24 * 60 * minuteMs;
export const forgottenMs = 24 * 60 * minuteMs;
/** A session ends after this, however often it was renewed, in ms. */
export const longestMs = 180 * 24 * 60 * minuteMs;
/** Concurrent tabs may exchange one refresh token within this, in ms. */
export const graceMs = 30_000;

/** Sessions of random tokens stored as digests: short access, rotating refresh, ended as a family. */
export function createSessions(deps: {
  db: Db;
  clock: Clock;
  secret: ServerSecret;
  findPerson: FindPerson;
  local: LocalAccess;
  cookies: Cookies;
}) {
  const { db, clock, secret, findPerson, local } = deps;
  const { names } = deps.cookies;
  const cache = createSessionCache(clock);
  const endListeners: ((sessionIds: readonly string[]) => void)[] = [];

  async function lookUp(hash: string): Promise<Session | null> {
    const now = instant(clock);
    const [row] = await db
      .select({ id: sessions.id, userId: sessions.userId, hasSecondFactor: sessions.hasSecondFactor })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .where(
        and(
          eq(sessionTokens.hash, hash),
          eq(sessionTokens.kind, "access"),
          gt(sessionTokens.expiresAt, now),
          isNull(sessions.endedAt),
        ),
      );
    if (row === undefined) return null;
    const known = await findPerson(db, row.userId);
    return known === null ? null : { id: row.id, person: personIn(known, row) };
  }

  async function grant(
    tx: Tx,
    session: { id: string; remembered: boolean; expiresAt: Date },
    refreshToken: string,
    deviceToken: string | null = null,
  ): Promise<Grant> {
    const accessToken = newToken();
    const { id: sessionId, expiresAt } = session;
    await tx
      .insert(sessionTokens)
      .values([
        { hash: hashToken(accessToken), sessionId, kind: "access", expiresAt: instant(clock, accessMs) },
        { hash: hashToken(refreshToken), sessionId, kind: "refresh", expiresAt },
      ])
      .onConflictDoNothing();
    const leftSeconds = Math.floor((session.expiresAt.getTime() - clock.now()) / 1000);
    return {
      sessionId: session.id,
      accessToken,
      accessSeconds: accessMs / 1000,
      refreshToken,
      rememberSeconds: session.remembered ? leftSeconds : null,
      deviceToken,
    };
  }

  function announceEnd(tx: Tx, ids: readonly string[]): void {
    if (ids.length === 0) return;
    afterCommit(tx, () => {
      cache.forgetSessions(ids);
      for (const listener of endListeners) listener(ids);
    });
  }

  /** Drawn from the token before it: whoever presents that one again within the grace gets the same, so a session has one chain. */
  const successor = (refreshToken: string) => secret.signLasting("refresh", refreshToken);

  const own = createOwnSessions({ db, clock, announceEnd });
  const deviceId = (userId: string, token: string) => secret.signLasting("device", `${userId}\n${token}`);

  const lifeMs = (remembered: boolean) => (remembered ? rememberedMs : forgottenMs);

  return {
    ...own,
    /** What a request's browser reports of itself. */
    browserOf: (request: FastifyRequest): Browser =>
      browserOf(request.cookies[names.device], request.headers["user-agent"]),
    /** The session of a request's access cookie; null for visitors and expired ones. `isFresh`: as it is at this moment, whichever process changed it. */
    async read(request: FastifyRequest, { isFresh = false } = {}): Promise<Session | null> {
      const token = request.cookies[names.access];
      const find = isFresh ? lookUp : (hash: string) => cache.through(hash, lookUp);
      const session = token === undefined ? null : await find(hashToken(token));
      return session !== null && local.mayUse(request, session.person) ? session : null;
    },
    /** Whether a session was there that cannot be read any more. */
    wasSignedIn(request: FastifyRequest): boolean {
      const { cookies } = request;
      return cookies[names.access] !== undefined || cookies[names.marker] !== undefined;
    },
    /** Whether a session still lives, and whose it is. */
    async owner(sessionId: string): Promise<KnownPerson | null> {
      const [row] = await db
        .select({ userId: sessions.userId })
        .from(sessions)
        .where(
          and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, instant(clock))),
        );
      return row === undefined ? null : findPerson(db, row.userId);
    },
    /** Starts a session in a browser, which it is known again by. */
    async start(
      tx: Tx,
      userId: string,
      { remembered, browser, hasSecondFactor }: NewSession,
    ): Promise<Grant> {
      const { deviceToken, ...seen } = browser;
      const session = {
        ...seen,
        id: newId(),
        userId,
        remembered,
        hasSecondFactor,
        createdAt: instant(clock),
        lastUsedAt: instant(clock),
        expiresAt: instant(clock, lifeMs(remembered)),
        deviceId: deviceId(userId, deviceToken),
      };
      await tx.insert(sessions).values(session);
      return grant(tx, session, newToken(), deviceToken);
    },
    /** Exchanges a refresh token. A second use after the grace ends the session: commit, then refuse. */
    async renew(tx: Tx, refreshToken: string): Promise<Renewal> {
      const now = instant(clock);
      const [row] = await tx
        .select({ token: sessionTokens, session: sessions })
        .from(sessionTokens)
        .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
        .where(
          and(
            eq(sessionTokens.hash, hashToken(refreshToken)),
            eq(sessionTokens.kind, "refresh"),
            gt(sessionTokens.expiresAt, now),
            isNull(sessions.endedAt),
          ),
        )
        .for("update");
      if (row === undefined) return { outcome: "unknown" };
      const { token, session } = row;
      if (token.usedAt !== null && clock.now() - token.usedAt.getTime() > graceMs) {
        await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
        announceEnd(tx, [session.id]);
        return { outcome: "reused" };
      }
      if (token.usedAt === null)
        await tx.update(sessionTokens).set({ usedAt: now }).where(eq(sessionTokens.hash, token.hash));
      const latest = session.createdAt.getTime() + longestMs;
      const expiresAt = new Date(Math.min(clock.now() + lifeMs(session.remembered), latest));
      await tx.update(sessions).set({ expiresAt, lastUsedAt: now }).where(eq(sessions.id, session.id));
      return {
        outcome: "renewed",
        userId: session.userId,
        grant: await grant(tx, { ...session, expiresAt }, successor(refreshToken)),
      };
    },
    /** Ends the session whose cookies a request carries: it signs out, or signs in again. */
    async endOwn(tx: Tx, request: FastifyRequest): Promise<void> {
      const tokens = [request.cookies[names.refresh], request.cookies[names.access]];
      const hashes = tokens.flatMap((token) => (token === undefined ? [] : [hashToken(token)]));
      if (hashes.length > 0) await own.endByTokens(tx, hashes);
    },
    /** Makes the next request read the person again; call it when they change. */
    refreshPerson(tx: Tx, userId: string): void {
      afterCommit(tx, () => cache.forgetPerson(userId));
    },
    /** Cuts the live connections of a person, in every process, and has their sessions looked up anew: what they may has changed. */
    async cutOff(tx: Tx, userId: string): Promise<void> {
      announceEnd(
        tx,
        (await own.livingOf(userId, tx)).map(({ id }) => id),
      );
    },
    /** Another process ended these: they are looked up anew at their next call. */
    noteEnded: (ids: readonly string[]): void => cache.forgetSessions(ids),
    /** Hears of sessions that ended. */
    onEnd(listener: (sessionIds: readonly string[]) => void): void {
      endListeners.push(listener);
    },
    /** Deletes tokens and sessions that can serve no more; ended sessions are retained for a day. */
    async sweep(): Promise<void> {
      await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, instant(clock)));
      const old = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(lt(sessions.expiresAt, instant(clock, -24 * 60 * minuteMs)));
      await db.delete(sessions).where(inArray(sessions.id, old));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
