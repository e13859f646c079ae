import type { FoundContact } from "@jobami/api/messages/contacts";
import type { contestStatuses } from "@jobami/api/messages/routes";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Texts of which others do not read all, as their authors wrote them; what others read stands in the tables of their domains. */
export const maskedTexts = pgTable("masked_texts", {
  id: uuid("id").primaryKey(),
  kind: text("kind").notNull(),
  subjectId: uuid("subject_id").notNull(),
  part: integer("part").notNull(),
  authorId: uuid("author_id").notNull(),
  /** What it is about; null where it stands on a profile. */
  missionId: uuid("mission_id"),
  original: text("original").notNull(),
  contacts: jsonb("contacts").$type<FoundContact[]>().notNull(),
  /** Moderators let everybody read all of it. */
  isLifted: boolean("is_lifted").notNull(),
  reason: text("reason"),
  status: text("status").$type<(typeof contestStatuses)[number]>(),
  contestedAt: at("contested_at"),
  reasons: text("reasons"),
  decidedAt: at("decided_at"),
});

const { id, kind, subjectId, part, authorId, missionId, original, reason, status, contestedAt } = maskedTexts;

export const maskingTables = [
  declareTable(maskedTexts, {
    // What the filter makes of their text is no word of theirs.
    exported: {
      by: maskedTexts.authorId,
      columns: [id, kind, subjectId, part, authorId, missionId, original, reason, status, contestedAt],
    },
    erased: { how: "delete", by: maskedTexts.authorId },
  }),
];
