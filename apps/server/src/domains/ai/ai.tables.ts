import { aiOutcomes, aiPurposes } from "@jobami/api/ai/contract";
import { aiProviders } from "@jobami/api/ai/routes";
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

/** The calls of providers of AI; neither questions nor answers are stored. */
export const aiCalls = pgTable("ai_calls", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id"),
  purpose: text("purpose", { enum: aiPurposes }).notNull(),
  kind: text("kind", { enum: ["text", "image"] }).notNull(),
  provider: text("provider", { enum: aiProviders }).notNull(),
  model: text("model").notNull(),
  isStandIn: boolean("is_stand_in").notNull(),
  outcome: text("outcome", { enum: aiOutcomes }).notNull(),
  tries: integer("tries").notNull(),
  tokensIn: integer("tokens_in").notNull(),
  tokensOut: integer("tokens_out").notNull(),
  /** Micro-dollars; null where no one declares what it costs. */
  costMicro: bigint("cost_micro", { mode: "number" }),
  durationMs: integer("duration_ms").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
});

export const aiTables = [
  declareTable(aiCalls, {
    exported: { by: aiCalls.userId },
    erased: { how: "anonymise", by: aiCalls.userId, set: { userId: null } },
  }),
];
