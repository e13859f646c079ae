import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
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

/** Terms that were published after the first ones. */
export const termsVersions = pgTable("terms_versions", {
  id: uuid("id").primaryKey(),
  cgvVersion: text("cgv_version").notNull(),
  cguVersion: text("cgu_version").notNull(),
  changes: text("changes").notNull(),
  publishedAt: at("published_at").notNull(),
  takesEffectAt: at("takes_effect_at").notNull(),
  withdrawnAt: at("withdrawn_at"),
  /** What whoever was informed of them reads. */
  withdrawalReason: text("withdrawal_reason"),
});

/** Who was informed of them, and when: once each. */
export const termsAnnouncements = pgTable(
  "terms_announcements",
  {
    versionId: uuid("version_id").notNull(),
    userId: uuid("user_id").notNull(),
    toldAt: at("told_at").notNull(),
    withdrawalToldAt: at("withdrawal_told_at"),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.userId] })],
);

export const consentsTables = [
  declareTable(consents, {
    exported: { by: consents.userId },
    erased: { how: "anonymise", by: consents.userId, set: { firstName: "Compte", lastName: "supprimé" } },
  }),
  declareTable(termsVersions, {
    exported: { nothing: "Versions of the terms, about no one." },
    erased: { how: "keep", because: "Versions of the terms, about no one." },
  }),
  declareTable(termsAnnouncements, {
    exported: { by: termsAnnouncements.userId },
    erased: { how: "delete", by: termsAnnouncements.userId },
  }),
];
