import type { Review, ReviewedMission } from "@jobami/api/reviews/contract";
import { reviewsAPage } from "@jobami/api/reviews/pages";
import { reviewsShown } from "@jobami/api/reviews/routes";
import type { SeenReview } from "@jobami/api/reviews/seen";
import { reviewWindowMs } from "@jobami/machines/reviews/review";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { faceJson, instantText, personJson } from "../../platform/database/json.ts";
import { readableText } from "../masking/masking.domain.ts";
import { photosJson } from "./reviews.photos.ts";
import { reviews } from "./reviews.tables.ts";

/** A review as it is stored. */
export type ReviewRow = typeof reviews.$inferSelect;

/** The two sides of a mission that a person was chosen for, and since when it stands as it does. */
export interface ReviewableMission {
  id: string;
  title: string;
  statut: string;
  ownerId: string;
  jobbeurId: string;
  endedAt: Date;
}

/** What was stated of a person, and the newest review of them. */
export interface NewestReview {
  userId: string;
  rating: number;
  reviews: number;
  review: Pick<SeenReview, "author" | "note" | "texte">;
}

const windowDays = sql.raw(`interval '${reviewWindowMs / 3_600_000} hours'`);

/** What everybody reads of what its author wrote in a review `r`. */
const written = sql`r.words`;
/** The two sides agreed: they read all of what either wrote. */
const sides = { userId: sql`null`, seesWhole: sql`true` };
const wholeText = readableText({ kind: "review.text", subject: sql`r.id`, text: written }, sides);
const wholeReply = readableText({ kind: "review.reply", subject: sql`r.id`, text: sql`r.reply` }, sides);
/** Whether others read a review `r`. */
const isRead = sql`(r.shown_at is not null and not r.is_hidden)`;

/** A review `r` of the mission `m`, written by `author` about `subject`. */
const reviewJson = sql`json_build_object(
  'id', r.id, 'mission', json_build_object('id', m.id, 'title', m.title, 'statut', m.statut),
  'author', ${personJson("author", sql`r.subject_id`)}, 'subject', ${personJson("subject", sql`r.author_id`)},
  'side', r.side, 'notes', r.notes, 'note', r.total / 4.0, 'texte', ${wholeText},
  'photos', ${photosJson(sql`r.id`)}, 'isHidden', r.is_hidden, 'isShown', r.shown_at is not null, 'createdAt', ${instantText("r.created_at")},
  'editedAt', ${instantText("r.edited_at")}, 'reply', ${wholeReply})`;

const joined = sql`reviews r
  join mission_heads m on m.id = r.mission_id
  join people author on author.id = r.author_id
  join people subject on subject.id = r.subject_id`;

/** A review of the mission `h` under a condition, or null. */
const reviewWhere = (where: SQL) =>
  sql`(select ${reviewJson} from ${joined} where r.mission_id = h.id and ${where})`;

/** The missions `h` of a person that are over, with the other side. */
const overOf = (userId: string) => sql`mission_heads h
  left join mission_agreements a on a.mission_id = h.id
  left join people o on o.id = case when h.owner_id = ${userId}::uuid then a.jobbeur_id else h.owner_id end`;
const isOver = sql`h.statut in ('terminee', 'annulee')`;
const takesPart = (userId: string) => sql`h.id in (
  select id from mission_heads where owner_id = ${userId}::uuid
  union select mission_id from proposal_pairs where jobbeur_id = ${userId}::uuid and is_agreed)`;

/** Whether a person may still write about the mission `h`. */
const isOpen = (userId: string, now: Date) => sql`(h.statut = 'terminee' and a.mission_id is not null
  and h.updated_at + ${windowDays} > ${now.toISOString()}::timestamptz
  and not exists (select from reviews w where w.mission_id = h.id and w.author_id = ${userId}::uuid))`;

const overJson = (userId: string, now: Date) => sql`json_build_object(
  'mission', json_build_object('id', h.id, 'title', h.title, 'statut', h.statut),
  'side', case when h.owner_id = ${userId}::uuid then 'client' else 'jobbeur' end,
  'other', case when o.id is not null then ${personJson("o", sql`${userId}::uuid`)} end,
  'endedAt', ${instantText("h.updated_at")},
  'until', case when ${isOpen(userId, now)} then ${instantText(`(h.updated_at + interval '${reviewWindowMs / 3_600_000} hours')`)} end,
  'given', ${reviewWhere(sql`r.author_id = ${userId}::uuid`)},
  'received', ${reviewWhere(sql`r.subject_id = ${userId}::uuid and ${isRead}`)})`;

async function listed<Row>(db: Db, json: SQL, from: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ json: string }>(sql`select ${json}::text as json from ${from}`);
  return rows.map((row) => JSON.parse(row.json) as Row);
}

/** The SQL of reviews. */
export const reviewsRepository = {
  /** A mission that a person was chosen for; null for another one. */
  async mission(db: Db, id: string): Promise<ReviewableMission | null> {
    const { rows } = await db.execute<Omit<ReviewableMission, "endedAt"> & { ms: string }>(sql`
      select mission_id as id, title, statut, owner_id as "ownerId", jobbeur_id as "jobbeurId",
        (extract(epoch from since) * 1000)::bigint::text as ms
      from mission_agreements where mission_id = ${id}`);
    const [row] = rows;
    if (row === undefined) return null;
    const { ms, ...mission } = row;
    return { ...mission, endedAt: new Date(Number(ms)) };
  },
  ofMission: (db: Db, missionId: string): Promise<ReviewRow[]> =>
    db.select().from(reviews).where(eq(reviews.missionId, missionId)).orderBy(reviews.id),
  async find(db: Db, id: string): Promise<ReviewRow | null> {
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
    return row ?? null;
  },
  async insert(tx: Tx, row: ReviewRow): Promise<void> {
    await tx.insert(reviews).values(row);
  },
  async change(
    tx: Tx,
    id: string,
    set: Partial<Pick<ReviewRow, "notes" | "total" | "words" | "editedAt" | "filterVersion" | "reply">>,
  ): Promise<void> {
    await tx.update(reviews).set(set).where(eq(reviews.id, id));
  },
  async show(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
    await tx
      .update(reviews)
      .set({ shownAt: at })
      .where(inArray(reviews.id, [...ids]));
  },
  /** Takes what a person answered out of the reviews that they received. */
  async forgetReplies(tx: Tx, subjectId: string): Promise<void> {
    await tx.update(reviews).set({ reply: null }).where(eq(reviews.subjectId, subjectId));
  },
  /** As its two sides read it. */
  async read(db: Db, id: string): Promise<Review> {
    const [review] = await listed<Review>(db, reviewJson, sql`${joined} where r.id = ${id}`);
    if (review === undefined) throw new Error("A review is gone inside its own transaction.");
    return review;
  },
  /** Reviews that a person received and may read, or gave; the newest. */
  mine: (db: Db, userId: string, as: "received" | "given"): Promise<Review[]> =>
    listed<Review>(
      db,
      reviewJson,
      sql`${joined} where ${as === "given" ? sql`r.author_id = ${userId}` : sql`r.subject_id = ${userId} and ${isRead}`}
        order by r.created_at desc, r.id desc limit ${reviewsShown}`,
    ),
  /** Finished missions that a person may still write about; the nearest end first. */
  waiting: (db: Db, userId: string, now: Date): Promise<ReviewedMission[]> =>
    listed<ReviewedMission>(
      db,
      overJson(userId, now),
      sql`${overOf(userId)} where ${takesPart(userId)} and ${isOpen(userId, now)}
        order by h.updated_at, h.id limit ${reviewsShown}`,
    ),
  /** A page of the missions of a person that are over, the last ended first, and how many there are. */
  async history(db: Db, userId: string, now: Date, page: { limit: number; offset: number }) {
    const where = sql`${takesPart(userId)} and ${isOver}`;
    const rows = await listed<ReviewedMission>(
      db,
      overJson(userId, now),
      sql`${overOf(userId)} where ${where} order by h.updated_at desc, h.id desc limit ${page.limit} offset ${page.offset}`,
    );
    const { rows: counted } = await db.execute<{ total: number }>(sql`
      select count(*)::integer as total from (select 1 from mission_heads h where ${where} limit 1001) n`);
    return { rows, total: counted[0]?.total ?? 0 };
  },
  /** One mission of a person’s that is over; null for another one. */
  async over(db: Db, userId: string, now: Date, missionId: string): Promise<ReviewedMission | null> {
    const [row] = await listed<ReviewedMission>(
      db,
      overJson(userId, now),
      sql`${overOf(userId)} where h.id = ${missionId} and ${isOver} and a.mission_id is not null
        and ${userId}::uuid in (a.owner_id, a.jobbeur_id)`,
    );
    return row ?? null;
  },
  async hasWritten(db: Db, userId: string, missionId: string): Promise<boolean> {
    const { rows } = await db.execute<{ yes: boolean }>(sql`
      select exists (select from reviews where mission_id = ${missionId} and author_id = ${userId}) as yes`);
    return rows[0]?.yes === true;
  },
  /** The mean of what was stated of a person, and of how many. */
  async rating(db: Db, userId: string): Promise<{ rating: number | null; count: number }> {
    const { rows } = await db.execute<{ rating: number; count: number }>(
      sql`select mean as rating, count from member_ratings where user_id = ${userId}`,
    );
    return rows[0] ?? { rating: null, count: 0 };
  },
  /** A page of what everybody may read of a person, the newest first. */
  newestOf: (db: Db, userId: string, page: number): Promise<SeenReview[]> =>
    listed<SeenReview>(
      db,
      sql`json_build_object('id', r.id,
        'author', json_build_object('prenom', author.prenom, 'initiale', author.initiale, 'photo', ${faceJson("author")}),
        'note', r.total / 4.0, 'texte', ${written},
        'photos', ${photosJson(sql`r.id`)}, 'createdAt', ${instantText("r.created_at")}, 'reply', r.reply)`,
      sql`${joined} where r.subject_id = ${userId} and ${isRead}
        order by r.created_at desc, r.id desc limit ${reviewsAPage} offset ${(page - 1) * reviewsAPage}`,
    ),
  /** Of each of some people what was stated of them, and the newest review with text that everybody may read; none of who has none. */
  async newestOfEach(db: Db, userIds: readonly string[]): Promise<NewestReview[]> {
    if (userIds.length === 0) return [];
    return listed<NewestReview>(
      db,
      sql`json_build_object('userId', u.user_id, 'rating', m.mean, 'reviews', m.count, 'review', n.review)`,
      sql`unnest(string_to_array(${userIds.join(",")}, ',')::uuid[]) u (user_id)
        cross join lateral (select mean, count from member_ratings where user_id = u.user_id limit 1) m
        cross join lateral (
          select json_build_object('note', r.total / 4.0, 'texte', ${written},
            'author', json_build_object('prenom', author.prenom, 'initiale', author.initiale, 'photo', ${faceJson("author")})) as review
          from ${joined} where r.subject_id = u.user_id and ${isRead} and ${written} <> ''
          order by r.created_at desc, r.id desc limit 1) n`,
    );
  },
  /** Shown reviews of a person with a mean of 4 or 5. */
  async positive(db: Db, userId: string): Promise<number> {
    const { rows } = await db.execute<{ n: number }>(sql`
      select count(*)::integer as n from reviews r
      where r.subject_id = ${userId} and ${isRead} and r.total >= 16`);
    return rows[0]?.n ?? 0;
  },
  /** Missions with a blind review that ended before an instant. */
  async blind(db: Db, before: Date, limit: number): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select r.mission_id as id from reviews r join mission_heads m on m.id = r.mission_id
      where r.shown_at is null and m.updated_at <= ${before.toISOString()}::timestamptz
      order by m.updated_at limit ${limit}`);
    return rows.map(({ id }) => id);
  },
};
