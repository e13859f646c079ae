import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** What a person shows of the work that they have done. */
export const portfolioPieces = pgTable("portfolio_pieces", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  /** Counted from 0; gaps mean nothing. */
  place: integer("place").notNull(),
  /** Taken away by moderators. */
  isHidden: boolean("is_hidden").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  /** The filter that left its texts as they are: as everybody reads them. */
  filterVersion: integer("filter_version").notNull().default(0),
});

/** The pictures of a piece; the files themselves are those of their domain. */
export const portfolioPictures = pgTable("portfolio_pictures", {
  fileId: uuid("file_id").primaryKey(),
  pieceId: uuid("piece_id").notNull(),
  userId: uuid("user_id").notNull(),
  moment: text("moment", { enum: ["before", "after"] }).notNull(),
});

export const portfolioTables = [
  declareTable(portfolioPictures, {
    exported: { by: portfolioPictures.userId },
    erased: { how: "delete", by: portfolioPictures.userId },
  }),
  declareTable(portfolioPieces, {
    exported: { by: portfolioPieces.userId },
    erased: { how: "delete", by: portfolioPieces.userId },
  }),
];
