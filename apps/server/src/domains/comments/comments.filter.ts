import { eq, sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal } from "../../composition/contact-filter.ts";
import type { Maskable } from "../../composition/contributions.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Masking } from "../masking/masking.domain.ts";
import { commentsRepository as repository } from "./comments.repository.ts";
import { comments } from "./comments.tables.ts";

/** What a decision of moderators about a contested comment changes. */
export const maskableComments = (live: Pick<Live, "record">): Maskable => ({
  kinds: ["comment.text"],
  async changed(tx, { subjectId }, text) {
    const row = await repository.lockById(tx, subjectId);
    if (row === null) return;
    if (text !== null) await repository.set(tx, subjectId, { words: text });
    const audience = repository.audience(row.missionId, row.isPrivate ? row.threadId : null);
    live.record(tx, audience, "comments_changed", { missionId: row.missionId });
  },
});

/** Masks in older comments what a newer filter finds. */
export const renewComments = (
  masking: Pick<Masking, "renew">,
  how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">,
) =>
  createFilterRenewal<{ id: string; missionId: string; authorId: string; words: string }>({
    ...how,
    table: comments,
    columns: sql`mission_id as "missionId", author_id as "authorId", words`,
    async keep(tx, { id, missionId, authorId, words: stored }, filter) {
      const of = { kind: "comment.text", subjectId: id, missionId, authorId } as const;
      const { text, filterVersion } = await masking.renew(tx, of, stored, filter);
      return tx.update(comments).set({ words: text, filterVersion }).where(eq(comments.id, id));
    },
  });
