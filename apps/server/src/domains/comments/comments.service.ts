import type { Comment } from "@jobami/api/comments/contract";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import {
  type CommentActor,
  type CommentEvent,
  type CommentFollowUp,
  type CommentState,
  decideComment,
  isReadableComment,
} from "@jobami/machines/missions/comment";
import type { AddressedNotification } from "../../composition/contributions.ts";
import { repetitionMs, type Watch } from "../../composition/watch.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { listJson, paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { MissionRow, MissionsService } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { answeredNotification, receivedNotification } from "./comments.copy.ts";
import { moderateComments } from "./comments.moderation.ts";
import { type CommentRow, commentsRepository as repository } from "./comments.repository.ts";

interface Deps {
  clock: Clock;
  live: Pick<Live, "record">;
  missions: Pick<MissionsService, "head" | "isSeenBy">;
  notifications: Pick<NotificationsService, "notifyAll">;
  watch: Watch;
  masking: Pick<Masking, "mask" | "forget">;
}

const privateAnswerMessage = "Une réponse est lue par tous ceux qui lisent le commentaire.";

const readerOf = (person: Person) => ({
  userId: person.id,
  isStaff: staffMay(person, "hidden-content.read"),
});

/** Comments on missions. The life cycle decides every step. */
export function createComments({ clock, live, missions, notifications, watch, masking }: Deps) {
  function actorOn(row: CommentRow, mission: MissionRow, person: Person): CommentActor {
    if (row.authorId === person.id) return "author";
    if (mission.ownerId === person.id) return "owner";
    return readerOf(person).isStaff ? "moderator" : "other";
  }

  async function stateOf(on: Db, row: CommentRow): Promise<CommentState> {
    return { status: row.status, isPrivate: row.isPrivate, answers: await repository.answers(on, row.id) };
  }

  function decide(state: CommentState, event: CommentEvent): readonly CommentFollowUp[] {
    const decision = decideComment(state, event);
    if (!decision.allowed) throw new DomainError(decision.reason);
    return decision.follows;
  }

  /** Takes the place of a comment away, and that of the effaced one above it, where this was its last answer. */
  async function drop(tx: Tx, row: CommentRow, thread: CommentRow | null): Promise<void> {
    const follows = thread === null ? [] : decide(await stateOf(tx, thread), { type: "answer.gone" });
    await repository.remove(tx, row.id);
    if (thread !== null && follows.some(({ type }) => type === "place.dropped"))
      await repository.remove(tx, thread.id);
  }

  function announce(tx: Tx, row: CommentRow): void {
    const audience = repository.audience(row.missionId, row.isPrivate ? row.threadId : null);
    live.record(tx, audience, "comments_changed", { missionId: row.missionId });
  }

  /** One's own comment and the first of its thread, locked from the top. Throws NOT_FOUND for one that the person may not read. */
  async function hold(tx: Tx, person: Person, missionId: string, id: string) {
    await holdActive(tx, person.id);
    const mission = await missions.head(tx, person, missionId);
    const threadId = await repository.threadOf(tx, missionId, id);
    if (threadId === null) throw new DomainError("NOT_FOUND");
    const thread = threadId === id ? null : await repository.lock(tx, missionId, threadId);
    const row = await repository.lock(tx, missionId, id);
    if (row === null) throw new DomainError("NOT_FOUND");
    const by = actorOn(row, mission, person);
    const state = await stateOf(tx, row);
    if (thread?.authorId !== person.id && !isReadableComment(state, by)) throw new DomainError("NOT_FOUND");
    return { row, state, thread, by, mission };
  }

  /** The comment that begins a thread, locked. Throws NOT_FOUND for any other one. */
  async function beginner(tx: Tx, missionId: string, id: string): Promise<CommentRow> {
    const row = await repository.lock(tx, missionId, id);
    if (row === null || row.threadId !== row.id) throw new DomainError("NOT_FOUND");
    return row;
  }

  /** Puts an answer below a comment; answers whom to inform. Throws NOT_FOUND for who may not read it. */
  async function answer(
    tx: Tx,
    person: Person,
    mission: MissionRow,
    thread: CommentRow,
  ): Promise<AddressedNotification[]> {
    const by = actorOn(thread, mission, person);
    const follows = decide(await stateOf(tx, thread), { type: "answer.posted", by });
    const isNotified =
      follows.some(({ type }) => type === "person.notified") &&
      (await missions.isSeenBy(tx, thread.authorId, mission.id));
    return isNotified ? [{ to: thread.authorId, ...answeredNotification(mission) }] : [];
  }

  /** Shows a comment as it was typed to who watches over it. */
  async function look(tx: Tx, row: CommentRow, newText: string): Promise<void> {
    const earlier = await repository.otherTexts(tx, row, instant(clock, -repetitionMs));
    await watch(tx, { kind: "comment", id: row.id, words: newText, earlier });
  }

  async function read(tx: Tx, id: string, person: Person): Promise<Comment> {
    return JSON.parse(await repository.json(tx, id, readerOf(person))) as Comment;
  }

  return {
    /** What moderators do. */
    moderation: moderateComments({ live, missions }),
    /** A page of the comments on a mission, as JSON text. Throws NOT_FOUND. */
    async list(
      db: Db,
      viewer: Person,
      missionId: string,
      query: { page: number; limit: number },
    ): Promise<string> {
      await missions.head(db, viewer, missionId);
      const { limit } = query;
      const page = { limit, offset: rowsBefore(query) };
      const { rows, total } = await repository.page(db, missionId, readerOf(viewer), page);
      return listJson(rows, paginationOf({ ...query, total }));
    },

    /**
     * Writes a comment, or an answer, which is as private as what it answers; informs the mission's owner and who is answered.
     * Throws NOT_FOUND, PROFILE_HIDDEN, COMMENT_TRANSITION_REFUSED, or VALIDATION_FAILED for a private answer to what all may read.
     */
    async post(
      tx: Tx,
      person: Person,
      missionId: string,
      body: { comment: string; isPrivate: boolean; parentId?: string | undefined },
    ): Promise<Comment> {
      await holdActive(tx, person.id);
      const mission = await missions.head(tx, person, missionId);
      const thread = body.parentId === undefined ? null : await beginner(tx, missionId, body.parentId);
      const drafts = thread === null ? [] : await answer(tx, person, mission, thread);
      if (thread !== null && body.isPrivate && !thread.isPrivate)
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "isPrivate", code: "CUSTOM", message: privateAnswerMessage },
        ]);
      const id = newId();
      const of = { kind: "comment.text", subjectId: id, missionId, authorId: person.id } as const;
      const { text, hasContacts, filterVersion } = await masking.mask(tx, of, body.comment);
      const isPrivate = thread?.isPrivate ?? body.isPrivate;
      const follows = decide(
        { status: "absent", isPrivate: false, answers: 0 },
        {
          type: "comment.posted",
          by: mission.ownerId === person.id ? "owner" : "other",
          isPrivate,
          isProfileHidden: person.profile_hidden,
          hasContacts,
        },
      );
      const row: CommentRow = {
        id,
        missionId,
        authorId: person.id,
        threadId: thread?.id ?? id,
        words: follows.some(({ type }) => type === "contacts.masked") ? text : body.comment,
        isPrivate,
        status: "published",
        createdAt: instant(clock),
        editedAt: null,
        filterVersion,
      };
      await repository.insert(tx, row);
      await look(tx, row, body.comment);
      if (thread?.authorId !== mission.ownerId)
        drafts.push({ to: mission.ownerId, ...receivedNotification(mission, isPrivate) });
      announce(tx, row);
      // No one is informed of what they wrote themselves.
      await notifications.notifyAll(
        tx,
        drafts.filter(({ to }) => to !== person.id),
      );
      return read(tx, id, person);
    },

    /** Replaces the text of one's own comment. Throws NOT_FOUND, FORBIDDEN, COMMENT_TRANSITION_REFUSED. */
    async edit(tx: Tx, person: Person, missionId: string, id: string, comment: string): Promise<Comment> {
      const { row, state, by } = await hold(tx, person, missionId, id);
      const of = { kind: "comment.text", subjectId: id, missionId, authorId: person.id } as const;
      const { text, hasContacts, filterVersion } = await masking.mask(tx, of, comment);
      const { isPrivate } = row;
      const event = { type: "comment.edited", by, isPrivate, hasContacts } as const;
      const follows = decide(state, event);
      const newText = follows.some(({ type }) => type === "contacts.masked") ? text : comment;
      if (newText !== row.words) {
        await repository.set(tx, id, { words: newText, editedAt: instant(clock), filterVersion });
        await look(tx, row, comment);
        announce(tx, row);
      }
      return read(tx, id, person);
    },

    /** Deletes one's own comment; its place stays while there are answers. Throws NOT_FOUND, FORBIDDEN, COMMENT_TRANSITION_REFUSED. */
    async remove(tx: Tx, person: Person, missionId: string, id: string): Promise<void> {
      const { row, state, thread, by } = await hold(tx, person, missionId, id);
      announce(tx, row);
      await masking.forget(tx, { kinds: ["comment.text"], subjectId: id });
      for (const { type } of decide(state, { type: "comment.deleted", by })) {
        if (type === "text.erased") await repository.set(tx, id, { words: "", status: "effaced" });
        if (type === "place.dropped") await drop(tx, row, thread);
      }
    },
  };
}

export type Comments = ReturnType<typeof createComments>;
