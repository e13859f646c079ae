import { eq, sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal, withoutContacts } from "../../composition/contact-filter.ts";
import { comments } from "./comments.tables.ts";

/** Hides in older comments what a newer filter finds. */
export const renewComments = (how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">) =>
  createFilterRenewal<{ id: string; words: string }>({
    ...how,
    table: comments,
    columns: sql`words`,
    keep(tx, { id, words: original }, filter) {
      const { text, filterVersion } = withoutContacts(original, filter);
      return tx.update(comments).set({ words: text, filterVersion }).where(eq(comments.id, id));
    },
  });
