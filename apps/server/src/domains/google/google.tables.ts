import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Which account of a provider is whose here; one each. */
export const googleLinks = pgTable(
  "google_links",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id").notNull().unique(),
    email: text("email").notNull(),
    linkedAt: at("linked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

/** Sign-ins with Google under way, sealed with the token in the browser's cookie. */
export const googleFlows = pgTable("google_flows", {
  tokenHash: text("token_hash").primaryKey(),
  kind: text("kind", { enum: ["leaving", "arrived", "proof"] }).notNull(),
  sealed: text("sealed").notNull(),
  expiresAt: at("expires_at").notNull(),
});

export const googleTables = [
  declareTable(googleLinks, {
    exported: { by: googleLinks.userId },
    erased: { how: "delete", by: googleLinks.userId },
  }),
  declareTable(googleFlows, {
    exported: { nothing: "Sealed with a key that only the browser has, gone after a quarter of an hour." },
    erased: {
      how: "keep",
      because: "No one can show whose it is, and it is gone after a quarter of an hour.",
    },
  }),
];
