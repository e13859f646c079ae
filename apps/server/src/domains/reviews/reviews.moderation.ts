import type { StoredFile } from "@jobami/api/files/contract";
import { sql } from "drizzle-orm";
import type { Reportable, ReportedContent } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Live } from "../../platform/live/live.ts";
import { readableText } from "../masking/masking.domain.ts";
import { photosJson } from "./reviews.photos.ts";

interface Found extends Record<string, unknown> {
  authorId: string;
  subjectId: string;
  missionId: string;
  title: string;
  text: string;
  isHidden: boolean;
  /** Everybody may see whom it is of. */
  isOpen: boolean;
  photos: StoredFile[];
}

/** A review that is read by others, or was until moderators took it away. */
async function find(db: Db, id: string): Promise<Found | null> {
  const { rows } = await db.execute<Found>(sql`
    select r.author_id as "authorId", r.subject_id as "subjectId", r.mission_id as "missionId", m.title,
      ${readableText({ kind: "review.text", subject: sql`r.id`, text: sql`r.words` }, { userId: sql`null`, seesWhole: sql`true` })} as text,
      r.is_hidden as "isHidden", s.is_active and not s.profile_hidden as "isOpen", ${photosJson(sql`r.id`)} as photos
    from reviews r join mission_heads m on m.id = r.mission_id join people s on s.id = r.subject_id
    where r.id = ${id} and r.shown_at is not null`);
  return rows[0] ?? null;
}

const toContent = ({ authorId, missionId, title, text, photos }: Found): ReportedContent => ({
  authorId,
  title,
  words: text,
  link: `/dashboard/missions/${missionId}`,
  photos,
});

/** What moderators are shown of reviews and do to them; their author is informed by who decides. */
export function moderateReviews({ live }: { live: Pick<Live, "record"> }): Reportable {
  /** Hides a review or shows it again; false when there is none. */
  async function set(tx: Tx, id: string, isHidden: boolean): Promise<boolean> {
    const found = await find(tx, id);
    if (found === null) return false;
    await tx.execute(sql`update reviews set is_hidden = ${isHidden} where id = ${id}`);
    const { authorId, subjectId, missionId } = found;
    live.record(tx, [authorId, subjectId], "reviews_changed", { missionId });
    return true;
  }
  return {
    kind: "review",
    async seenBy(db, viewer, id) {
      const found = await find(db, id);
      if (found === null || found.isHidden) return null;
      const isSide = viewer !== null && [found.authorId, found.subjectId].includes(viewer.id);
      return isSide || found.isOpen ? toContent(found) : null;
    },
    async inContext(db, id) {
      const found = await find(db, id);
      return found === null ? null : { ...toContent(found), around: [] };
    },
    hide: async (tx, id) => ((await set(tx, id, true)) ? {} : null),
    restore: (tx, id) => set(tx, id, false),
  };
}
