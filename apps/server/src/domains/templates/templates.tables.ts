import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** Text that a person keeps for their answers. */
export const answerTemplates = pgTable("answer_templates", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  name: text("name").notNull(),
  body: text("body").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const templatesTables = [
  declareTable(answerTemplates, {
    exported: { by: answerTemplates.userId },
    erased: { how: "delete", by: answerTemplates.userId },
  }),
];
