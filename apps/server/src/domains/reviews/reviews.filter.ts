import { eq, sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal } from "../../composition/contact-filter.ts";
import type { Masking } from "../masking/masking.domain.ts";
import { reviews } from "./reviews.tables.ts";

interface Row {
  id: string;
  missionId: string;
  authorId: string;
  subjectId: string;
  words: string;
  reply: string | null;
}

/** Masks in older reviews, and in what was answered to them, what a newer filter finds. */
export const renewReviews = (
  masking: Pick<Masking, "renew">,
  how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">,
) =>
  createFilterRenewal<Row & Record<string, unknown>>({
    ...how,
    table: reviews,
    columns: sql`mission_id as "missionId", author_id as "authorId", subject_id as "subjectId", words, reply`,
    async keep(tx, { id, missionId, authorId, subjectId, words: stored, reply }, filter) {
      const of = { subjectId: id, missionId };
      const { text, filterVersion } = await masking.renew(
        tx,
        { ...of, kind: "review.text", authorId },
        stored,
        filter,
      );
      const answered =
        reply === null
          ? null
          : await masking.renew(tx, { ...of, kind: "review.reply", authorId: subjectId }, reply, filter);
      return tx
        .update(reviews)
        .set({ words: text, reply: answered?.text ?? null, filterVersion })
        .where(eq(reviews.id, id));
    },
  });
