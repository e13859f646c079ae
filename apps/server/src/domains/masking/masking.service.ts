import type { ErrorCode } from "@jobami/api/http/error-codes";
import { hiddenMark } from "@jobami/api/masking/mark";
import type { Masked } from "@jobami/api/masking/masked";
import { hideContacts } from "@jobami/api/messages/contacts";
import { mostContests } from "@jobami/api/messages/routes";
import {
  type ContestEvent,
  type ContestRefusal,
  type ContestStatus,
  decideFilterContest,
} from "@jobami/machines/moderation/filter-contest";
import { and, eq, inArray } from "drizzle-orm";
import { type ContactFilter, contactFilter } from "../../composition/contact-filter.ts";
import type { Maskable, MaskedKind, MaskedRef } from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { everyModerator, holdActive } from "../users/users.domain.ts";
import { maskedTexts } from "./masking.tables.ts";

interface Deps extends Pick<Platform, "audit" | "clock" | "live"> {
  notifications: Pick<NotificationsService, "notifyAll">;
  /** Whose texts are masked. */
  maskables: () => readonly Maskable[];
}

/** Whose text it is, and what it is about. */
export interface MaskedOf extends MaskedRef {
  authorId: string;
  missionId?: string | null;
}

/** A text as it is stored for others, and the version of the filter that left it so. */
export interface MaskedText {
  text: string;
  hasContacts: boolean;
  filterVersion: number;
}

const refusals: Record<ContestRefusal, ErrorCode> = {
  NOT_FOUND: "NOT_FOUND",
  NOTHING_HIDDEN: "NOTHING_HIDDEN",
  ALREADY_CONTESTED: "ALREADY_CONTESTED",
  OWN_CONTENT: "OWN_CONTENT",
  REASONS_MISSING: "VALIDATION_FAILED",
  CONTEST_DECIDED: "CONTEST_DECIDED",
};

/** The step of a contest as its life cycle takes it. Throws what it refuses with. */
export function stepContest(status: ContestStatus, event: ContestEvent): Exclude<ContestStatus, "none"> {
  const decision = decideFilterContest(status, event);
  if (!decision.allowed) throw new DomainError(refusals[decision.reason]);
  return decision.next as Exclude<ContestStatus, "none">;
}

type Row = typeof maskedTexts.$inferSelect;

const daySeconds = 86_400;
const rowOf = ({ kind, subjectId, part = 0 }: MaskedRef) =>
  and(eq(maskedTexts.kind, kind), eq(maskedTexts.subjectId, subjectId), eq(maskedTexts.part, part));

const toMasked = ({ id, contacts, status, reasons }: Row): Masked => ({
  id,
  hidden: contacts,
  contest: status === null ? null : { status, reasons },
});

/** A text as its author reads it, and what others do not read of it. */
export interface WrittenText {
  text: string;
  masked: Masked | null;
}

/** What others read of a text, and what its author wrote. The text's own row is locked first, or new. */
export function createMasking({ audit, clock, live, notifications, maskables }: Deps) {
  function maskableOf({ kind }: Pick<Row, "kind">): Maskable {
    const found = maskables().find(({ kinds }) => kinds.some((one) => one === kind));
    if (found === undefined) throw new Error(`No domain has masked texts of the kind ${kind}.`);
    return found;
  }
  const refOf = ({ kind, subjectId, part }: Row): MaskedRef => ({
    kind: kind as MaskedKind,
    subjectId,
    part,
  });

  async function find(tx: Tx, ref: MaskedRef): Promise<Row | undefined> {
    const [row] = await tx.select().from(maskedTexts).where(rowOf(ref));
    return row;
  }

  async function locked(tx: Tx, id: string): Promise<Row | undefined> {
    const [row] = await tx.select().from(maskedTexts).where(eq(maskedTexts.id, id)).for("update");
    return row;
  }

  /** Stores what a person wrote and answers what others read of it; nothing is stored where that is the same. */
  async function mask(
    tx: Tx,
    of: MaskedOf,
    original: string,
    { find: findIn, version: filterVersion }: ContactFilter = contactFilter,
  ): Promise<MaskedText> {
    const contacts = findIn(original);
    if (contacts.length === 0) {
      await tx.delete(maskedTexts).where(rowOf(of));
      return { text: original, hasContacts: false, filterVersion };
    }
    const before = await find(tx, of);
    if (before?.original === original && before.isLifted)
      return { text: original, hasContacts: false, filterVersion };
    if (before?.original === original)
      await tx.update(maskedTexts).set({ contacts }).where(eq(maskedTexts.id, before.id));
    else {
      const { kind, subjectId, part = 0, authorId, missionId = null } = of;
      await tx.delete(maskedTexts).where(rowOf(of));
      await tx.insert(maskedTexts).values({
        id: newId(),
        kind,
        subjectId,
        part,
        authorId,
        missionId,
        original,
        contacts,
        isLifted: false,
      });
    }
    return { text: hideContacts(original, contacts).text, hasContacts: true, filterVersion };
  }

  return {
    mask,
    /** Reads again a stored text: what its author wrote, where the text is what a filter left of that. */
    async renew(tx: Tx, of: MaskedOf, stored: string, filter: ContactFilter): Promise<MaskedText> {
      const row = await find(tx, of);
      const isOfRow =
        row !== undefined && [row.original, hideContacts(row.original, row.contacts).text].includes(stored);
      return mask(tx, of, isOfRow ? row.original : stored, filter);
    },
    /** Forgets what was written, with the text itself. */
    async forget(tx: Tx, of: Pick<MaskedRef, "subjectId"> & { kinds: readonly MaskedKind[] }): Promise<void> {
      await tx
        .delete(maskedTexts)
        .where(and(inArray(maskedTexts.kind, [...of.kinds]), eq(maskedTexts.subjectId, of.subjectId)));
    },
    /** Texts as their author reads them, by the ids of their rows, their kinds and what is stored for others. */
    async written(
      db: Db,
      subjectIds: readonly string[],
      kinds: readonly MaskedKind[],
    ): Promise<(subjectId: string, kind: MaskedKind, stored: string) => WrittenText> {
      const rows =
        subjectIds.length === 0
          ? []
          : await db
              .select()
              .from(maskedTexts)
              .where(
                and(
                  inArray(maskedTexts.kind, [...kinds]),
                  inArray(maskedTexts.subjectId, [...subjectIds]),
                  eq(maskedTexts.isLifted, false),
                ),
              );
      return (subjectId, kind, stored) => {
        const row = rows.find((one) => one.subjectId === subjectId && one.kind === kind);
        // What moderators took away stays away.
        return row === undefined || !stored.includes(hiddenMark)
          ? { text: stored, masked: null }
          : { text: row.original, masked: toMasked(row) };
      };
    },
    /**
     * Contests what is masked of a text of one's own. Throws what `holdActive` throws, what the life cycle refuses with, or
     * TOO_MANY_REQUESTS while many of theirs wait.
     */
    async contest(tx: Tx, userId: string, { id, reason }: { id: string; reason: string }): Promise<Masked> {
      await holdActive(tx, userId);
      const row = await locked(tx, id);
      if (row === undefined) throw new DomainError("NOT_FOUND");
      const status = stepContest(row.status ?? "none", {
        type: "contest.made",
        isAuthor: row.authorId === userId,
        isHiding: !row.isLifted,
      });
      await takeTurn(tx, `masked-contests:${userId}`);
      const isOpenOfTheirs = and(eq(maskedTexts.authorId, userId), eq(maskedTexts.status, "open"));
      if ((await tx.$count(maskedTexts, isOpenOfTheirs)) >= mostContests)
        throw new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: daySeconds });
      await tx
        .update(maskedTexts)
        .set({ status, reason, contestedAt: instant(clock) })
        .where(eq(maskedTexts.id, id));
      live.record(tx, everyModerator(), "filter_contests_changed", { message_id: id });
      return toMasked({ ...row, status });
    },
    /** Lets everybody read a text, or keeps it masked. Throws NOT_FOUND, OWN_CONTENT, or CONTEST_DECIDED for whoever comes second. */
    async decide(
      tx: Tx,
      id: string,
      { decision, reasons }: { decision: "lift" | "keep"; reasons: string },
      moderator: { id: string; address: string },
    ): Promise<void> {
      const row = await locked(tx, id);
      if (row === undefined) throw new DomainError("NOT_FOUND");
      const status = row.status ?? "none";
      const isConcerned = moderator.id === row.authorId;
      const next = stepContest(status, { type: "contest.decided", isConcerned, decision, reasons });
      const isLifted = next === "lifted";
      await tx
        .update(maskedTexts)
        .set({ status: next, reasons, isLifted, decidedAt: instant(clock) })
        .where(eq(maskedTexts.id, id));
      await audit.record(tx, {
        kind: isLifted ? "filter.lifted" : "filter.kept",
        by: { kind: "person", ...moderator },
        subject: { kind: "content", id: row.subjectId },
        before: { status },
        after: { status: next, content: row.kind },
        reason: reasons,
      });
      await maskableOf(row).changed(tx, refOf(row), isLifted ? row.original : null);
      await notifications.notifyAll(tx, [
        {
          to: row.authorId,
          type: "account",
          title: isLifted ? "Filtre levé" : "Filtre maintenu",
          sentence: `${isLifted ? "Votre texte se lit maintenant en entier." : "Une partie de votre texte reste masquée."} Motif\u00a0: ${reasons}`,
          link: row.missionId === null ? "/dashboard/profil" : `/dashboard/missions/${row.missionId}`,
          data: row.missionId === null ? {} : { missionId: row.missionId },
          tone: isLifted ? "success" : "info",
        },
      ]);
      live.record(tx, everyModerator(), "filter_contests_changed", { message_id: id });
    },
  };
}

export type Masking = ReturnType<typeof createMasking>;
