import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Every consent ever given, with the names it was given under; one that was taken back or given again stays as its proof. */
export const consents = pgTable("consents", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text("kind", { enum: ["ai", "terms"] }).notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  cgvVersion: text("cgv_version"),
  cguVersion: text("cgu_version"),
  givenAt: at("given_at").notNull(),
  endedAt: at("ended_at"),
  endedAs: text("ended_as", { enum: ["revoked", "replaced"] }),
});

export const consentsTables = [
  declareTable(consents, {
    exported: { by: consents.userId },
    erased: { how: "anonymise", by: consents.userId, set: { firstName: "Compte", lastName: "supprimé" } },
  }),
];
