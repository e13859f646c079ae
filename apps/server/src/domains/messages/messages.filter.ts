import type { FoundContact } from "@jobami/api/messages/contacts";
import { eq, sql } from "drizzle-orm";
import { contactFilter, createFilterRenewal, type Renewal } from "../../composition/contact-filter.ts";
import { privateMessages } from "./messages.tables.ts";

/** A text with what a version of the filter found in it. */
export type Filtered = Pick<typeof privateMessages.$inferSelect, "body" | "contacts" | "filterVersion">;

/** A text as it is stored: with what the filter finds in it. */
export function filtered(body: string): Filtered {
  return { body, contacts: contactFilter.find(body), filterVersion: contactFilter.version };
}

/** What is found in a stored text: what stands beside it, or anew where another version of the filter found that. */
export function contactsIn({ body, contacts, filterVersion }: Filtered): readonly FoundContact[] {
  return filterVersion === contactFilter.version && contacts !== null ? contacts : contactFilter.find(body);
}

/** Reads older messages through anew: their text stays, as it may be open to their sides some day. */
export const renewMessages = (how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">) =>
  createFilterRenewal<{ id: string; body: string }>({
    ...how,
    table: privateMessages,
    columns: sql`body`,
    keep: (tx, { id, body }, { find, version }) =>
      tx
        .update(privateMessages)
        .set({ contacts: find(body), filterVersion: version })
        .where(eq(privateMessages.id, id)),
  });
