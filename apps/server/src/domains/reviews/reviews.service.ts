import type { Pagination } from "@jobami/api/http/contract";
import type { Awaited } from "@jobami/api/proposals/contract";
import type { Review, ReviewedMission, ReviewInput } from "@jobami/api/reviews/contract";
import { reviewsAPage } from "@jobami/api/reviews/pages";
import type { SeenReviews } from "@jobami/api/reviews/seen";
import {
  correctableUntil,
  decideReview,
  type ReviewDecision,
  type ReviewSide,
  type ReviewStatus,
  reviewWindowMs,
} from "@jobami/machines/reviews/review";
import type { AddressedNotification } from "../../composition/contributions.ts";
import type { Watch } from "../../composition/watch.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { JobiService } from "../jobi/jobi.domain.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { MissionStanding } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { reviewNotification } from "./reviews.copy.ts";
import { setPhotos } from "./reviews.photos.ts";
import {
  type NewestReview,
  type ReviewableMission,
  type ReviewRow,
  reviewsRepository as repository,
} from "./reviews.repository.ts";

interface Deps {
  db: Db;
  clock: Clock;
  live: Pick<Live, "record">;
  standing: Pick<MissionStanding, "lock">;
  notifications: Pick<NotificationsService, "notifyAll">;
  files: Pick<FilesService, "attach" | "detach">;
  jobi: Pick<JobiService, "grant">;
  watch: Watch;
  masking: Pick<Masking, "mask">;
}

/** Missions whose reviews one go of the job shows. */
const revealBatch = 200;

/** Where the two reviews of a mission stand by what was stored of them. */
function statusOf(rows: readonly ReviewRow[]): ReviewStatus {
  const [first] = rows;
  if (first === undefined) return "unwritten";
  return rows.length > 1 || first.shownAt !== null ? "revealed" : `${first.side}Wrote`;
}

/** What people declare of each other after a mission. The life cycle decides when it is written and when it is read; lock the mission first. */
export function createReviews(deps: Deps) {
  const { db, clock, live, standing, notifications, files, jobi, watch, masking } = deps;

  const sideOf = ({ ownerId, jobbeurId }: ReviewableMission, userId: string): ReviewSide | null => {
    if (userId === ownerId) return "client";
    return userId === jobbeurId ? "jobbeur" : null;
  };
  const personOn = ({ ownerId, jobbeurId }: ReviewableMission, side: ReviewSide) =>
    side === "client" ? ownerId : jobbeurId;
  const isOver = ({ endedAt }: ReviewableMission) => clock.now() >= endedAt.getTime() + reviewWindowMs;

  async function columnsOf(
    tx: Tx,
    { id, missionId, authorId }: Pick<ReviewRow, "id" | "missionId" | "authorId">,
    { notes, texte }: ReviewInput,
  ) {
    const of = { kind: "review.text", subjectId: id, missionId, authorId } as const;
    const { text, filterVersion } = await masking.mask(tx, of, texte);
    const total = notes.reduce((sum, note) => sum + note, 0);
    return { notes: [...notes], total, words: text, filterVersion };
  }

  function announce(tx: Tx, { ownerId, jobbeurId, id }: ReviewableMission): void {
    live.record(tx, [ownerId, jobbeurId], "reviews_changed", { missionId: id });
  }

  /** Performs what the life cycle states must follow. */
  async function follow(
    tx: Tx,
    mission: ReviewableMission,
    rows: readonly ReviewRow[],
    decision: Extract<ReviewDecision, { allowed: true }>,
  ): Promise<void> {
    const drafts: AddressedNotification[] = [];
    for (const one of decision.follows) {
      if (one.type === "side.invited")
        drafts.push({ to: personOn(mission, one.side), ...reviewNotification("invited", mission) });
      else {
        const shown = rows.filter(({ side }) => one.of.includes(side));
        await repository.show(
          tx,
          shown.map(({ id }) => id),
          instant(clock),
        );
        for (const { id, subjectId, words: text } of shown) {
          await watch(tx, { kind: "review", id, words: text });
          drafts.push({ to: subjectId, ...reviewNotification("revealed", mission) });
        }
      }
    }
    await notifications.notifyAll(tx, drafts);
    announce(tx, mission);
  }

  /** One's own or received review, of a locked mission. Throws NOT_FOUND for another person’s. */
  async function hold(tx: Tx, person: Person, id: string, as: "author" | "subject") {
    await holdActive(tx, person.id);
    const found = await repository.find(tx, id);
    if (found === null) throw new DomainError("NOT_FOUND");
    await standing.lock(tx, found.missionId);
    const row = await repository.find(tx, id);
    const mission = await repository.mission(tx, found.missionId);
    const holder = as === "author" ? row?.authorId : row?.subjectId;
    if (row === null || mission === null || holder !== person.id) throw new DomainError("NOT_FOUND");
    return { row, mission };
  }

  async function reveal(on: Db, missionId: string): Promise<void> {
    await inTransaction(on, async (tx) => {
      await standing.lock(tx, missionId);
      const mission = await repository.mission(tx, missionId);
      const rows = await repository.ofMission(tx, missionId);
      if (mission === null || statusOf(rows) === "revealed" || !isOver(mission)) return;
      const decision = decideReview(statusOf(rows), { type: "window.ended" });
      if (decision.allowed) await follow(tx, mission, rows, decision);
    });
  }

  return {
    /** Writes a review of the other side of a finished mission. Throws NOT_FOUND (for a photo that is not theirs too), REVIEW_EXISTS, REVIEW_CLOSED. */
    async write(tx: Tx, person: Person, missionId: string, input: ReviewInput): Promise<Review> {
      await holdActive(tx, person.id);
      await standing.lock(tx, missionId);
      const mission = await repository.mission(tx, missionId);
      const side = mission === null ? null : sideOf(mission, person.id);
      if (mission === null || side === null) throw new DomainError("NOT_FOUND");
      const rows = await repository.ofMission(tx, missionId);
      if (mission.statut !== "terminee") throw new DomainError("REVIEW_CLOSED");
      if (isOver(mission) && !rows.some(({ authorId }) => authorId === person.id))
        throw new DomainError("REVIEW_CLOSED");
      const decision = decideReview(statusOf(rows), { type: "review.written", by: side });
      if (!decision.allowed) throw new DomainError(decision.reason);
      const about = { id: newId(), missionId, authorId: person.id };
      const row: ReviewRow = {
        ...about,
        side,
        subjectId: personOn(mission, side === "client" ? "jobbeur" : "client"),
        ...(await columnsOf(tx, about, input)),
        createdAt: instant(clock),
        editedAt: null,
        shownAt: null,
        reply: null,
        isHidden: false,
      };
      await repository.insert(tx, row);
      await setPhotos(tx, files, { ids: input.photos, reviewId: row.id, authorId: person.id });
      await follow(tx, mission, [...rows, row], decision);
      await jobi.grant(tx, person.id, "avis_ecrit", missionId);
      return repository.read(tx, row.id);
    },

    /** Corrects one's own review. Throws NOT_FOUND, REVIEW_FIXED. */
    async edit(tx: Tx, person: Person, id: string, input: ReviewInput): Promise<Review> {
      const { row, mission } = await hold(tx, person, id, "author");
      const written = { writtenAt: row.createdAt.getTime(), isAnswered: row.reply !== null };
      if (correctableUntil(written, clock.now()) === null) throw new DomainError("REVIEW_FIXED");
      const columns = await columnsOf(tx, row, input);
      await repository.change(tx, id, { ...columns, editedAt: instant(clock) });
      if (row.shownAt !== null && columns.words !== row.words)
        await watch(tx, { kind: "review", id, words: columns.words });
      await setPhotos(tx, files, { ids: input.photos, reviewId: id, authorId: person.id });
      announce(tx, mission);
      return repository.read(tx, id);
    },

    /** Answers a review that one received and may read. Throws NOT_FOUND, REVIEW_ANSWERED. */
    async reply(tx: Tx, person: Person, id: string, texte: string): Promise<Review> {
      const { row, mission } = await hold(tx, person, id, "subject");
      if (row.shownAt === null || row.isHidden) throw new DomainError("NOT_FOUND");
      if (row.reply !== null) throw new DomainError("REVIEW_ANSWERED");
      const { missionId } = row;
      const of = { kind: "review.reply", subjectId: id, missionId, authorId: person.id } as const;
      await repository.change(tx, id, { reply: (await masking.mask(tx, of, texte)).text });
      await notifications.notifyAll(tx, [{ to: row.authorId, ...reviewNotification("answered", mission) }]);
      announce(tx, mission);
      return repository.read(tx, id);
    },

    /** A review that a person received and may still answer. Throws NOT_FOUND, REVIEW_ANSWERED. */
    async toAnswer(on: Db, userId: string, id: string): Promise<Review> {
      const row = await repository.find(on, id);
      if (row === null || row.subjectId !== userId || row.shownAt === null || row.isHidden)
        throw new DomainError("NOT_FOUND");
      if (row.reply !== null) throw new DomainError("REVIEW_ANSWERED");
      return repository.read(on, id);
    },
    /** Whether a person reviewed the other side of a mission [PROF-12]. */
    hasWritten: repository.hasWritten,
    /** What a person received, gave and may still write [PROF-13]. */
    async mine(on: Db, userId: string) {
      return {
        ...(await repository.rating(on, userId)),
        received: await repository.mine(on, userId, "received"),
        given: await repository.mine(on, userId, "given"),
        waiting: await repository.waiting(on, userId, instant(clock)),
      };
    },
    /** The missions of which a person may still state how they were, as what is awaited of them. */
    async awaited(on: Db, userId: string, now: Date): Promise<Awaited[]> {
      const waiting = await repository.waiting(on, userId, now);
      return waiting.flatMap(({ mission, other, until }) =>
        other === null
          ? []
          : [{ act: "review" as const, missionId: mission.id, title: mission.title, other, until }],
      );
    },
    /** A page of a person’s missions that are over [PROF-14]. */
    async history(
      on: Db,
      userId: string,
      query: { page: number; limit: number },
    ): Promise<{ data: ReviewedMission[]; pagination: Pagination }> {
      const page = { limit: query.limit, offset: rowsBefore(query) };
      const { rows, total } = await repository.history(on, userId, instant(clock), page);
      return { data: rows, pagination: paginationOf({ ...query, total }) };
    },
    /** What was stated about one mission; null for who is on neither side, and while it is not over. */
    ofMission: (on: Db, userId: string, missionId: string) =>
      repository.over(on, userId, instant(clock), missionId),
    /** What everybody reads of a person, a page of it; the last one where there are fewer. */
    async seen(on: Db, userId: string, asked = 1): Promise<SeenReviews> {
      const mean = await repository.rating(on, userId);
      const page = Math.min(asked, Math.max(1, Math.ceil(mean.count / reviewsAPage)));
      return { ...mean, newest: await repository.newestOf(on, userId, page), page };
    },
    /** What everybody reads of some people, in a line each and the newest review with text; none of who has no such review. */
    async newestOfEach(
      on: Db,
      userIds: readonly string[],
    ): Promise<ReadonlyMap<string, Omit<NewestReview, "userId">>> {
      const rows = await repository.newestOfEach(on, userIds);
      return new Map(rows.map(({ userId, ...of }) => [userId, of]));
    },
    /** Shown reviews of a person with a mean of 4 or 5, for the verified badge [POL-10]. */
    positive: repository.positive,
    forgetReplies: repository.forgetReplies,

    /** Shows what waited seven days for the other side; answers how many missions were looked at. Each is its own transaction. */
    async revealBlind(on: Db = db): Promise<number> {
      const ids = await repository.blind(on, instant(clock, -reviewWindowMs), revealBatch);
      for (const id of ids) await reveal(on, id);
      return ids.length;
    },
  };
}

export type Reviews = ReturnType<typeof createReviews>;
