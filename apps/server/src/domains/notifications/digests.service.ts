import { and, eq, lte, sql } from "drizzle-orm";
import type { Subjects } from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Users } from "../users/users.domain.ts";
import { digestLetter, idsAbout } from "./notifications.letter.ts";
import type { NotificationRow } from "./notifications.repository.ts";
import { digestLines, notifications } from "./notifications.tables.ts";
import type { Preferences } from "./preferences.service.ts";
import type { NotificationTimesService } from "./times.service.ts";

type DigestRow = typeof digestLines.$inferSelect;

/** People whose digests one go of the job searches for. */
const batch = 100;
const leavePurpose = "digest-leave";

/** What waits for a digest, with its line of the inbox where it has one. */
export type DigestDraft = Omit<DigestRow, "id" | "dueAt">;

/** Mails what people want together, when they want it: each line in one digest, and in none once it was read or archived. */
export function createDigests(
  deps: Pick<Platform, "db" | "clock" | "config" | "secret"> & {
    mail: Pick<Platform["mail"], "send">;
    users: Pick<Users, "mailRecipient">;
    preferences: Pick<Preferences, "choicesOf" | "endDigest">;
    times: Pick<NotificationTimesService, "nextDigests">;
  },
) {
  const { db, clock, config, secret, mail, users, preferences, times } = deps;

  /** Names a person, and proves that a digest of theirs was read; good for as long as the account is. */
  const leaveToken = (userId: string) => `${userId}_${secret.sign(leavePurpose, userId)}`;

  function leaving(token: string): string {
    const [userId = "", signature = ""] = [token.slice(0, 36), token.slice(37)];
    if (!secret.verify(leavePurpose, userId, signature)) throw new DomainError("TOKEN_INVALID");
    return userId;
  }

  /** Takes what is due for a person out of what waits; who reads the same time waits, and finds nothing. */
  async function takeDue(tx: Tx, userId: string): Promise<DigestRow[]> {
    await takeTurn(tx, `digest:${userId}`);
    const isDue = and(eq(digestLines.userId, userId), lte(digestLines.dueAt, instant(clock)));
    const rows = await tx
      .select({ line: digestLines, state: notifications })
      .from(digestLines)
      .leftJoin(notifications, eq(notifications.id, digestLines.lineId))
      .where(isDue)
      .orderBy(digestLines.createdAt, digestLines.id);
    await tx.delete(digestLines).where(isDue);
    const chosen = await preferences.choicesOf(tx, [userId]);
    return rows.flatMap(({ line, state }) => {
      const waits = state === null || !(state.isRead || state.isArchived);
      return waits && chosen.of(userId, line.kind, "mail") !== "off" ? [line] : [];
    });
  }

  async function mailTo(userId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const lines = await takeDue(tx, userId);
      const recipient = await users.mailRecipient(tx, userId);
      if (lines.length === 0 || recipient === null) return;
      const token = leaveToken(userId);
      await mail.send(tx, {
        lane: "bulk",
        to: recipient.email,
        userId,
        about: [...new Set(lines.flatMap(idsAbout))],
        ...digestLetter(config, recipient.prenom, lines, token),
      });
    });
  }

  return {
    /** What the link of a person’s digests holds. */
    tokenOf: leaveToken,
    /** Lets lines wait for the next digests of their readers. */
    async add(tx: Tx, drafts: readonly DigestDraft[]): Promise<void> {
      if (drafts.length === 0) return;
      const dueAt = await times.nextDigests(
        tx,
        drafts.map(({ userId }) => userId),
      );
      await tx
        .insert(digestLines)
        .values(drafts.map((draft) => ({ id: newId(), ...draft, dueAt: dueAt(draft.userId) })));
    },
    /** Mails the digests that are due. */
    async run(): Promise<void> {
      for (;;) {
        const { rows } = await db.execute<{ id: string }>(sql`
          select distinct user_id as id from notification_digest_lines
          where due_at <= ${instant(clock).toISOString()}::timestamptz limit ${batch}`);
        for (const { id } of rows) await mailTo(id);
        if (rows.length < batch) return;
      }
    },
    /** Ends a person’s digest by the link of any of them; again, nothing changes. Throws TOKEN_INVALID. */
    async stop(tx: Tx, token: string): Promise<void> {
      const userId = leaving(token);
      await preferences.endDigest(tx, userId);
      await tx.delete(digestLines).where(eq(digestLines.userId, userId));
    },
    /** Takes what speaks of missions and proposals out of what waits. */
    async forget(tx: Tx, about: Subjects): Promise<void> {
      await tx.execute(sql`
        delete from notification_digest_lines
        where data ->> 'missionId' = any(${sql.param([...about.missionIds])}::text[])
          or data ->> 'proposalId' = any(${sql.param([...about.proposalIds])}::text[])`);
    },
  };
}

export type Digests = ReturnType<typeof createDigests>;

/** What a line of an inbox, or one that has none, is in a digest. */
export function waitingDraft(
  userId: string,
  lineId: string | null,
  line: Pick<NotificationRow, "type" | "title" | "content" | "link" | "data" | "createdAt">,
): DigestDraft {
  const { type, title, content, link, data, createdAt } = line;
  return { userId, lineId, kind: type as DigestDraft["kind"], title, content, link, data, createdAt };
}
