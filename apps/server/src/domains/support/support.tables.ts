import type { TicketEntryKind } from "@jobami/api/support/contract";
import type { TicketCategory, TicketKind, TicketPriority, TicketStatus } from "@jobami/api/support/routes";
import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/** What people ask staff, and what they state that does not work. */
export const supportTickets = pgTable("support_tickets", {
  id: uuid("id").primaryKey(),
  number: integer("number").notNull().generatedAlwaysAsIdentity(),
  kind: text("kind").$type<TicketKind>().notNull(),
  requesterId: uuid("requester_id").notNull(),
  category: text("category").$type<TicketCategory>().notNull(),
  subject: text("subject").notNull(),
  /** Where it does not work, as it was sent. */
  page: text("page").notNull(),
  browser: text("browser").notNull(),
  status: text("status").$type<TicketStatus>().notNull(),
  priority: text("priority").$type<TicketPriority>().notNull().default("normal"),
  /** Who of staff manages it. */
  assigneeId: uuid("assignee_id"),
  createdAt: at("created_at"),
  /** Since when it stands as it does. */
  since: at("since"),
  /** When something was last written in it that whoever asked reads. */
  lastAt: at("last_at"),
});

/** What happened in a ticket. */
export const supportEntries = pgTable(
  "support_entries",
  {
    ticketId: uuid("ticket_id").notNull(),
    seq: integer("seq").notNull(),
    kind: text("kind").$type<TicketEntryKind>().notNull(),
    authorId: uuid("author_id"),
    /** Who acted for staff. */
    staffId: uuid("staff_id"),
    words: text("words").notNull(),
    createdAt: at("created_at"),
  },
  (t) => [primaryKey({ columns: [t.ticketId, t.seq] })],
);

/** What goes along with what is written; the files themselves are those of their domain. */
export const supportFiles = pgTable("support_files", {
  fileId: uuid("file_id").primaryKey(),
  ticketId: uuid("ticket_id").notNull(),
  seq: integer("seq").notNull(),
  authorId: uuid("author_id").notNull(),
  place: integer("place").notNull(),
});

export const supportTags = pgTable("support_tags", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  createdAt: at("created_at"),
});

export const supportTicketTags = pgTable(
  "support_ticket_tags",
  { ticketId: uuid("ticket_id").notNull(), tagId: uuid("tag_id").notNull() },
  (t) => [primaryKey({ columns: [t.ticketId, t.tagId] })],
);

/** Text that staff keeps for its answers. */
export const supportReplies = pgTable("support_replies", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  body: text("body").notNull(),
  createdAt: at("created_at"),
});

const { number, kind, category, subject, page, browser, status, createdAt, lastAt } = supportTickets;
const { ticketId, seq, authorId, words } = supportEntries;
const ofStaff = { nothing: "It is staff’s own and names no one." } as const;
const retainedForStaff = { how: "keep", because: "It is staff’s own and names no one." } as const;

export const supportTables = [
  declareTable(supportFiles, {
    exported: { by: supportFiles.authorId },
    erased: { how: "delete", by: supportFiles.authorId },
  }),
  declareTable(supportTickets, {
    // How staff files it stays out: it states nothing of whoever asked.
    exported: {
      by: supportTickets.requesterId,
      columns: [supportTickets.id, number, kind, category, subject, page, browser, status, createdAt, lastAt],
    },
    erased: {
      how: "anonymise",
      by: supportTickets.requesterId,
      set: { subject: "", page: "", browser: "", status: "resolved" },
    },
  }),
  declareTable(supportEntries, {
    exported: {
      by: authorId,
      columns: [ticketId, seq, supportEntries.kind, words, supportEntries.createdAt],
    },
    erased: { how: "anonymise", by: authorId, set: { words: "" } },
  }),
  declareTable(supportTags, { exported: ofStaff, erased: retainedForStaff }),
  declareTable(supportTicketTags, { exported: ofStaff, erased: retainedForStaff }),
  declareTable(supportReplies, { exported: ofStaff, erased: retainedForStaff }),
];
