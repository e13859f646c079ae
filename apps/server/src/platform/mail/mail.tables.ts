import type { MailBudget } from "@jobami/api/mail/routes";
import type { MailStatus } from "@jobami/machines/mail/mail-job";
import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../database/personal-data.ts";
import { mailLanes } from "./lanes.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Mails to send and, with the embedded mailbox, to read. Once really sent or given up, their bodies are emptied; those that ended are forgotten after 30 days. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    /** Person it is for; null for an address without an account. */
    userId: uuid("user_id"),
    to: text("to_address").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: at("created_at").notNull(),
    sentAt: at("sent_at"),
    status: text("status").$type<MailStatus>().notNull().default("queued"),
    tries: integer("tries").notNull().default(0),
    dueAt: at("due_at"),
    usefulUntil: at("useful_until"),
    /** Ids of what it speaks of: who erases that erases the mail. */
    about: uuid("about").array().notNull().default([]),
    /** Whom an answer goes to, where that is not the product's own address. */
    replyTo: text("reply_to"),
    /** Quiet hours end then, or a budget has room again, and it is queued; null when it is not held. */
    heldUntil: at("held_until"),
    /** The budget that was spent; null when it is not held by one. */
    heldBy: text("held_by").$type<MailBudget>(),
    /** A keyed digest of the network of whoever caused it; null for background work. */
    causedBy: text("caused_by"),
    /** Where a mail program asks for the end of such mails by itself (RFC 8058). */
    unsubscribeUrl: text("unsubscribe_url"),
    /** What the mail server reported when it last refused it. */
    lastError: text("last_error"),
    lane: text("lane", { enum: mailLanes }).notNull().default("awaited"),
    /** Written and queued like any other, handed to no one. */
    decoy: boolean("decoy").notNull().default(false),
  },
  (t) => [index("mails_to").on(t.to, t.createdAt.desc())],
);

export const mailTables = [
  declareTable(mails, {
    exported: {
      by: mails.userId,
      columns: [mails.id, mails.to, mails.subject, mails.createdAt, mails.sentAt],
    },
    erased: { how: "delete", by: mails.userId },
  }),
];
