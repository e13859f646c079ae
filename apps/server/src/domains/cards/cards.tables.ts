import type { CardDesign } from "@jobami/api/cards/contract";
import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The business cards that people make. */
export const businessCards = pgTable("business_cards", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  title: text("title").notNull(),
  /** Without its picture, which stands beside. */
  design: jsonb("design").$type<Omit<CardDesign, "picture">>().notNull(),
  pictureId: uuid("picture_id"),
  version: integer("version").notNull(),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
});

export const cardsTables = [
  declareTable(businessCards, {
    exported: { by: businessCards.userId },
    erased: { how: "delete", by: businessCards.userId },
  }),
];
