import type { OfferStatus } from "@jobami/api/offers/routes";
import type { CategorySlug } from "@jobami/api/taxonomy";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What jobbeurs offer to the members. */
export const partnerOffers = pgTable("partner_offers", {
  id: uuid("id").primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  status: text("status").$type<OfferStatus>().notNull(),
  title: text("title").notNull(),
  advantage: text("advantage").notNull(),
  description: text("description").notNull(),
  conditions: text("conditions").notNull(),
  category: text("category").$type<CategorySlug>(),
  placeCode: text("place_code"),
  searchText: text("search_text").notNull(),
  firstDay: date("first_day", { mode: "string" }).notNull(),
  lastDay: date("last_day", { mode: "string" }).notNull(),
  maxCodes: integer("max_codes"),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
  publishedAt: at("published_at"),
  /** Moderators took it away. */
  isHidden: boolean("is_hidden").notNull().default(false),
});

/** The codes that people took of them. */
export const partnerCodes = pgTable("partner_codes", {
  id: uuid("id").primaryKey(),
  offerId: uuid("offer_id").notNull(),
  holderId: uuid("holder_id").notNull(),
  hash: text("hash").notNull(),
  code: text("code").notNull(),
  createdAt: at("created_at").notNull(),
  usedAt: at("used_at"),
});

/** The offers that people want to find again. */
export const partnerFavorites = pgTable(
  "partner_favorites",
  {
    userId: uuid("user_id").notNull(),
    offerId: uuid("offer_id").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.offerId] })],
);

/** Whoever holds a code keeps what they were promised; no one else reads it any more. */
const retainedForTakers = ({ name }: PgColumn) =>
  sql`case when exists (select from partner_codes c where c.offer_id = partner_offers.id)
    then partner_offers.${sql.identifier(name)} else '' end`;

export const offersTables = [
  declareTable(partnerFavorites, {
    exported: { by: partnerFavorites.userId },
    erased: { how: "delete", by: partnerFavorites.userId },
  }),
  declareTable(partnerCodes, {
    exported: { by: partnerCodes.holderId },
    erased: {
      how: "keep",
      because:
        "The offer's owner counts codes that were taken and used; the account no longer names anybody.",
    },
  }),
  declareTable(partnerOffers, {
    exported: { by: partnerOffers.ownerId },
    // Others hold codes of it: the offer stays, over, with text for them alone.
    erased: {
      how: "anonymise",
      by: partnerOffers.ownerId,
      set: {
        title: retainedForTakers(partnerOffers.title),
        advantage: retainedForTakers(partnerOffers.advantage),
        description: retainedForTakers(partnerOffers.description),
        conditions: retainedForTakers(partnerOffers.conditions),
        searchText: "",
        category: null,
        placeCode: null,
        status: "ended",
      },
    },
  }),
];
