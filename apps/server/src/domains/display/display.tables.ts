import type { CarriedSettings } from "@jobami/api/display/contract";
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** How people want the product shown: one row a person, none before they chose. */
export const displaySettings = pgTable("display_settings", {
  userId: uuid("user_id").primaryKey(),
  theme: text("theme").$type<CarriedSettings["theme"]>().notNull(),
  fontSize: text("font_size").$type<CarriedSettings["fontSize"]>().notNull(),
  buttonSize: text("button_size").$type<CarriedSettings["buttonSize"]>().notNull(),
  reduceMotion: boolean("reduce_motion").notNull(),
  colorBlindSupport: text("color_blind_support").$type<CarriedSettings["colorBlindSupport"]>().notNull(),
  enhancedFocus: boolean("enhanced_focus").notNull(),
  keyboardNavigation: boolean("keyboard_navigation").notNull(),
  noticeTime: text("notice_time").$type<CarriedSettings["noticeTime"]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const displayTables = [
  declareTable(displaySettings, {
    exported: { by: displaySettings.userId },
    erased: { how: "delete", by: displaySettings.userId },
  }),
];
