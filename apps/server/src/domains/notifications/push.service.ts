import { createHash } from "node:crypto";
import type { PushDevice } from "@jobami/api/notifications/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Subjects } from "../../composition/contributions.ts";
import type { KindRules } from "../../composition/define-domain.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { areBrowserKeys } from "../../platform/push/push-message.ts";
import { sessions } from "../../platform/sessions/sessions.tables.ts";
import type { Users } from "../users/users.domain.ts";
import { notifications, pushDevices, pushMessages } from "./notifications.tables.ts";
import { plainSentence } from "./plain-sentence.ts";
import type { Preferences } from "./preferences.service.ts";
import { sideBySide } from "./side-by-side.ts";
import type { NotificationTimesService } from "./times.service.ts";

type MessageRow = typeof pushMessages.$inferSelect;
type DeviceRow = typeof pushDevices.$inferSelect;

/** The job that sends what is due. */
export const pushJob = "notifications.push";
/** Browsers in which one person is informed. */
const mostDevices = 20;
/** How often a message is handed over, and how long lies between two tries, in ms. */
const mostTries = 5;
const pauseMs = 60_000;
/** Messages under way at once, of them at most so many that failed before, and so many of one person. */
const mostUnderWay = { all: 64, retries: 16, ofOne: 2 };
/** What could not be sent for so long states nothing new any more, in ms. */
const usefulMs = 24 * 3_600_000;

/** A digest of a browser’s address, by which it knows itself again. */
const markOf = (endpoint: string) => createHash("sha256").update(endpoint).digest("base64url");

/** What is reported in browsers, with its line of the inbox where it has one. */
export type PushDraft = Omit<MessageRow, "id" | "dueAt" | "tries">;

/** Informs people in their browsers of what their inboxes state, no more, and not in their quiet hours. */
export function createPushMessages(
  deps: Pick<Platform, "db" | "clock" | "jobs" | "push"> & {
    users: Pick<Users, "mailRecipient">;
    preferences: Pick<Preferences, "choiceOf">;
    times: Pick<NotificationTimesService, "quietUntil">;
    rules: (kind: MessageRow["kind"]) => KindRules | undefined;
    isHistory: boolean;
  },
) {
  const { db, clock, jobs, push, users, preferences, times, rules, isHistory } = deps;

  async function devicesOf(of: Db, userId: string): Promise<{ device: DeviceRow; shown: PushDevice }[]> {
    const rows = await of
      .select({ device: pushDevices, session: sessions })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
      .where(
        and(
          eq(pushDevices.userId, userId),
          sql`${sessions.endedAt} is null and ${sessions.expiresAt} > ${instant(clock).toISOString()}::timestamptz`,
        ),
      )
      .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
    return rows.map(({ device, session: { browser, system, form } }) => ({
      device,
      shown: {
        id: device.id,
        mark: markOf(device.endpoint),
        browser,
        system,
        form,
        createdAt: device.createdAt.toISOString(),
      },
    }));
  }

  /**
   * Takes the next message that is due, one that was never tried first; it is due again after a pause, should this process die
   * meanwhile. None for whom enough is under way: their services are slow.
   */
  async function takeDue(underWay: ReadonlySet<MessageRow>): Promise<MessageRow | null> {
    const rows = [...underWay];
    const ofOne = (userId: string) => rows.filter((row) => row.userId === userId).length;
    const busy = rows.map(({ userId }) => userId).filter((userId) => ofOne(userId) >= mostUnderWay.ofOne);
    const hasRoomForRetries = rows.filter(({ tries }) => tries > 0).length < mostUnderWay.retries;
    return inTransaction(db, async (tx) => {
      const [message] = await tx
        .select()
        .from(pushMessages)
        .where(
          sql`due_at <= ${instant(clock).toISOString()}::timestamptz and user_id <> all(${sql.param(busy)}::uuid[])
            and (tries = 0 or ${hasRoomForRetries})`,
        )
        .orderBy(sql`tries > 0`, asc(pushMessages.dueAt), asc(pushMessages.id))
        .limit(1)
        .for("update", { skipLocked: true });
      if (message === undefined) return null;
      const next = { dueAt: instant(clock, pauseMs), tries: message.tries + 1 };
      await tx.update(pushMessages).set(next).where(eq(pushMessages.id, message.id));
      return message;
    });
  }

  const drop = (id: string) => db.delete(pushMessages).where(eq(pushMessages.id, id));

  /** Whether it is still to be reported. */
  async function isWanted({ userId, kind, lineId, createdAt, tries }: MessageRow): Promise<boolean> {
    if (tries >= mostTries || clock.now() - createdAt.getTime() > usefulMs) return false;
    if ((await preferences.choiceOf(db, userId, kind, "push")) !== "on") return false;
    if ((await users.mailRecipient(db, userId)) === null) return false;
    if (lineId === null) return true;
    const [line] = await db.select().from(notifications).where(eq(notifications.id, lineId));
    return line !== undefined && !line.isRead && !line.isArchived;
  }

  async function sendPush(message: MessageRow): Promise<void> {
    if (!(await isWanted(message))) {
      await drop(message.id);
      return;
    }
    const isEssential = rules(message.kind)?.isEssential === true;
    const heldUntil = isEssential ? null : await times.quietUntil(db, message.userId);
    if (heldUntil !== null) {
      const held = { dueAt: heldUntil, tries: 0 };
      await db.update(pushMessages).set(held).where(eq(pushMessages.id, message.id));
      return;
    }
    const payload = JSON.stringify({
      title: message.title,
      body: plainSentence(message.content),
      path: message.link ?? "/dashboard/notifications",
      tag: message.id,
    });
    const outcomes = await Promise.all(
      (await devicesOf(db, message.userId)).map(async ({ device }) => {
        const outcome = await push.send(device, payload, markOf(message.id).slice(0, 32));
        if (outcome === "gone") await db.delete(pushDevices).where(eq(pushDevices.id, device.id));
        return outcome;
      }),
    );
    if (!outcomes.includes("failed")) await drop(message.id);
  }

  const sendDue = sideBySide(mostUnderWay.all, takeDue, sendPush);

  const message = (draft: PushDraft) => ({ id: newId(), ...draft, dueAt: instant(clock), tries: 0 });

  return {
    /** What browsers subscribe with, and which of a person’s do. */
    async read(of: Db, userId: string) {
      return { publicKey: push.publicKey, devices: (await devicesOf(of, userId)).map(({ shown }) => shown) };
    },
    /** Has a browser informed until its session ends; of too many, the oldest is not any more. Throws PUSH_REFUSED. */
    async add(
      tx: Tx,
      session: { id: string; userId: string },
      given: Pick<DeviceRow, "endpoint" | "p256dh" | "auth">,
    ): Promise<PushDevice> {
      if (!push.isAddress(given.endpoint) || !areBrowserKeys(given)) throw new DomainError("PUSH_REFUSED");
      const { p256dh, auth } = given;
      await takeTurn(tx, `push:${session.userId}`);
      const row = { userId: session.userId, sessionId: session.id, p256dh, auth, createdAt: instant(clock) };
      const [stored] = await tx
        .insert(pushDevices)
        .values({ id: newId(), endpoint: given.endpoint, ...row })
        .onConflictDoUpdate({ target: pushDevices.endpoint, set: row })
        .returning();
      await tx.execute(sql`
        delete from push_devices where id in (select id from push_devices where user_id = ${session.userId}
          order by created_at desc, id desc offset ${mostDevices})`);
      const found = (await devicesOf(tx, session.userId)).find(({ device }) => device.id === stored?.id);
      if (found === undefined) throw new DomainError("PUSH_REFUSED");
      return found.shown;
    },
    /** Has a browser informed no more. Throws NOT_FOUND for one of another person. */
    async end(tx: Tx, userId: string, id: string): Promise<void> {
      const rows = await tx
        .delete(pushDevices)
        .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
        .returning();
      if (rows.length === 0) throw new DomainError("NOT_FOUND");
    },
    /** Orders messages to those who have a browser for them. */
    async order(tx: Tx, drafts: readonly PushDraft[]): Promise<void> {
      if (isHistory || drafts.length === 0) return;
      const { rows } = await tx.execute<{ id: string }>(sql`
        select distinct user_id as id from push_devices
        where user_id = any(${sql.param(drafts.map(({ userId }) => userId))}::uuid[])`);
      const notified = new Set(rows.map(({ id }) => id));
      const wanted = drafts.filter(({ userId }) => notified.has(userId));
      if (wanted.length === 0) return;
      await tx.insert(pushMessages).values(wanted.map(message));
      await jobs.send(tx, pushJob, {});
    },
    /** Orders the same message to those of an audience (a query with the column `id`) who have a browser for it and have not refused it. */
    async orderForAll(tx: Tx, audience: SQL, draft: Omit<PushDraft, "userId" | "lineId">): Promise<void> {
      if (isHistory) return;
      const { rows } = await tx.execute<{ id: string }>(sql`
        select distinct a.id from (${audience}) a join push_devices d on d.user_id = a.id`);
      const drafts = rows.map(({ id }) => message({ ...draft, userId: id, lineId: null }));
      if (drafts.length === 0) return;
      await tx.insert(pushMessages).values(drafts);
      await jobs.send(tx, pushJob, {});
    },
    /** Sends what is due, and forgets browsers whose sessions are over. */
    async run(): Promise<void> {
      await db.execute(sql`
        delete from push_devices d using sessions s where s.id = d.session_id
          and (s.ended_at is not null or s.expires_at <= ${instant(clock).toISOString()}::timestamptz)`);
      await sendDue();
    },
    /** Takes what speaks of missions and proposals out of what is on its way. */
    async forget(tx: Tx, about: Subjects): Promise<void> {
      await tx.execute(sql`
        delete from push_messages
        where data ->> 'missionId' = any(${sql.param([...about.missionIds])}::text[])
          or data ->> 'proposalId' = any(${sql.param([...about.proposalIds])}::text[])`);
    },
  };
}

export type PushMessages = ReturnType<typeof createPushMessages>;
