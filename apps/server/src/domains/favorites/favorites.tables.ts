import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Whom people want to find again. */
export const favorites = pgTable("favorites", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  favoriteUserId: uuid("favorite_user_id").notNull(),
  note: text("note").notNull(),
  createdAt: at("created_at").notNull(),
  /** When the favourite's profile was last looked at. */
  lookedAt: at("looked_at").notNull(),
});

// What others noted about a person goes by `onLeave`.
export const favoritesTables = [
  declareTable(favorites, {
    exported: { by: favorites.userId },
    erased: { how: "delete", by: favorites.userId },
  }),
];
