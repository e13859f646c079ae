import type { PriceUnit } from "@jobami/api/profiles/limits";
import type { SubcategorySlug } from "@jobami/api/taxonomy";
import {
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Whether everybody may find a person, and search engines too, the mean of what was stated of them, and until when they are verified:
 * the database writes these, and changes them with the account, the reviews and the documents.
 */
const noted = {
  isShown: boolean("is_shown").notNull().default(false),
  isForEngines: boolean("is_for_engines").notNull().default(false),
  rating: doublePrecision("rating"),
  verifiedUntil: date("verified_until", { mode: "string" }),
};
/** Where a person works, and when. */
const where = {
  placeCode: text("place_code"),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  radiusKm: integer("radius_km"),
  days: smallint("days").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull(),
};

/** A service that a person offers, and where: derived from their profile. */
export const offeredServices = pgTable(
  "offered_services",
  {
    userId: uuid("user_id").notNull(),
    subcategory: text("subcategory").$type<SubcategorySlug>().notNull(),
    unit: text("unit").$type<PriceUnit>().notNull(),
    amountCents: integer("amount_cents"),
    ...where,
    ...noted,
  },
  (table) => [primaryKey({ columns: [table.userId, table.subcategory] })],
);

/** What else a profile states, to be found by its terms, and who declares it; the database writes `search` and `plain`. */
export const profileTerms = pgTable("profile_words", {
  userId: uuid("user_id").primaryKey(),
  version: integer("version").notNull(),
  words: text("words").notNull(),
  /** How many services they offer, and the lowest price of an hour of these. */
  offers: smallint("offers").notNull(),
  hourCents: integer("hour_cents"),
  ...where,
  ...noted,
  search: tsvector("search").generatedAlwaysAs(""),
  /** Without accents, in small letters. */
  plain: text("plain").generatedAlwaysAs(""),
});

const derived = { nothing: "It repeats the profile, which is exported." } as const;

export const searchTables = [
  declareTable(offeredServices, {
    exported: derived,
    erased: { how: "delete", by: offeredServices.userId },
  }),
  declareTable(profileTerms, { exported: derived, erased: { how: "delete", by: profileTerms.userId } }),
];
