import { eq, sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal, withoutContacts } from "../../composition/contact-filter.ts";
import { reviews } from "./reviews.tables.ts";

/** Hides in older reviews, and in what was answered to them, what a newer filter finds. */
export const renewReviews = (how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">) =>
  createFilterRenewal<{ id: string; words: string; reply: string | null }>({
    ...how,
    table: reviews,
    columns: sql`words, reply`,
    keep(tx, { id, words: original, reply }, filter) {
      const { text, filterVersion } = withoutContacts(original, filter);
      const answered = reply === null ? null : withoutContacts(reply, filter).text;
      return tx
        .update(reviews)
        .set({ words: text, reply: answered, filterVersion })
        .where(eq(reviews.id, id));
    },
  });
