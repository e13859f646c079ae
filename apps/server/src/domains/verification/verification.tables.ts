import { type DocumentCheck, documentKinds, documentStatuses } from "@jobami/api/verification/routes";
import { boolean, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Papers of people, and how staff decided of each. */
export const verificationDocuments = pgTable("verification_documents", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text("kind", { enum: documentKinds }).notNull(),
  title: text("title"),
  status: text("status", { enum: documentStatuses }).notNull(),
  fileId: uuid("file_id").notNull().unique(),
  expiresOn: date("expires_on", { mode: "string" }),
  submittedAt: at("submitted_at").notNull(),
  decidedAt: at("decided_at"),
  reason: text("reason"),
  reminded: integer("reminded"),
  /** What was checked when it was accepted; null where no one stated. */
  checks: text("checks").array().$type<DocumentCheck[]>(),
});

/** The company of a person, as the public register knew it. */
export const verificationCompanies = pgTable("verification_companies", {
  userId: uuid("user_id").primaryKey(),
  siret: text("siret").notNull(),
  name: text("name").notNull(),
  isActive: boolean("is_active").notNull(),
  checkedAt: at("checked_at").notNull(),
});

export const verificationTables = [
  declareTable(verificationDocuments, {
    exported: { by: verificationDocuments.userId },
    erased: { how: "delete", by: verificationDocuments.userId },
  }),
  declareTable(verificationCompanies, {
    exported: { by: verificationCompanies.userId },
    erased: { how: "delete", by: verificationCompanies.userId },
  }),
];
