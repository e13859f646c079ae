import type { ProfileDraft } from "@jobami/api/profiles/contract";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What people declare of themselves; a person who never saved anything has no row. */
export const profiles = pgTable("profiles", {
  userId: uuid("user_id").primaryKey(),
  version: integer("version").notNull(),
  headline: text("headline").notNull(),
  about: text("about").notNull(),
  services: jsonb("services").$type<ProfileDraft["services"]>().notNull(),
  placeCode: text("place_code"),
  radiusKm: integer("radius_km"),
  availability: jsonb("availability").$type<ProfileDraft["availability"]>().notNull(),
  languages: jsonb("languages").$type<ProfileDraft["languages"]>().notNull(),
  equipment: jsonb("equipment").$type<ProfileDraft["equipment"]>().notNull(),
  updatedAt: at("updated_at").notNull(),
  /** The filter that left its texts as they are: as everybody reads them. */
  filterVersion: integer("filter_version").notNull().default(0),
});

/** The names in the addresses of profiles, earlier ones too. */
export const profileSlugs = pgTable("profile_slugs", {
  slug: text("slug").primaryKey(),
  userId: uuid("user_id").notNull(),
  isCurrent: boolean("is_current").notNull(),
  createdAt: at("created_at").notNull(),
});

export const profilesTables = [
  declareTable(profiles, {
    exported: { by: profiles.userId },
    erased: { how: "delete", by: profiles.userId },
  }),
  declareTable(profileSlugs, {
    exported: { by: profileSlugs.userId },
    erased: { how: "delete", by: profileSlugs.userId },
  }),
];
