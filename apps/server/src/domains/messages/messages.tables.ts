import type { FoundContact } from "@jobami/api/messages/contacts";
import type { contestStatuses } from "@jobami/api/messages/routes";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Conversations of two about a mission. */
export const conversations = pgTable("conversations", {
  id: uuid("id").primaryKey(),
  missionId: uuid("mission_id").notNull(),
  ownerId: uuid("owner_id").notNull(),
  jobbeurId: uuid("jobbeur_id").notNull(),
  /** The number of its newest message. */
  lastSeq: integer("last_seq").notNull(),
  createdAt: at("created_at").notNull(),
  /** When its owner first wrote and was answered, stored once they left and their text is gone. */
  askedAt: at("asked_at"),
  answeredAt: at("answered_at"),
});

/** What each of the two has seen. */
export const conversationSides = pgTable(
  "conversation_sides",
  {
    conversationId: uuid("conversation_id").notNull(),
    userId: uuid("user_id").notNull(),
    unread: integer("unread").notNull(),
    readSeq: integer("read_seq").notNull(),
    /** The newest number that has reached a browser of theirs. */
    receivedSeq: integer("received_seq").notNull(),
    isListed: boolean("is_listed").notNull(),
    /** Put away until something new is written. */
    isArchived: boolean("is_archived").notNull(),
    /** No notification is sent. */
    isMuted: boolean("is_muted").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);

/** What was written; the text is its author’s. */
export const privateMessages = pgTable("private_messages", {
  id: uuid("id").primaryKey(),
  conversationId: uuid("conversation_id").notNull(),
  seq: integer("seq").notNull(),
  authorId: uuid("author_id").notNull(),
  clientId: uuid("client_id").notNull(),
  body: text("body").notNull(),
  /** Moderators let both sides read all of it. */
  filterLifted: boolean("filter_lifted").notNull(),
  createdAt: at("created_at").notNull(),
  /** What a version of the filter found in the text; null while none has looked. */
  contacts: jsonb("contacts").$type<FoundContact[]>(),
  filterVersion: integer("filter_version").notNull().default(0),
});

/** What goes along with messages; the files themselves are those of their domain. */
export const messageFiles = pgTable("message_files", {
  fileId: uuid("file_id").primaryKey(),
  messageId: uuid("message_id").notNull(),
  authorId: uuid("author_id").notNull(),
  place: integer("place").notNull(),
  /** Taken away by moderators. */
  isHidden: boolean("is_hidden").notNull(),
});

/** What authors contest of the filter. */
export const filterContests = pgTable("filter_contests", {
  messageId: uuid("message_id").primaryKey(),
  authorId: uuid("author_id").notNull(),
  reason: text("reason").notNull(),
  status: text("status").$type<(typeof contestStatuses)[number]>().notNull(),
  createdAt: at("created_at").notNull(),
  reasons: text("reasons"),
  decidedAt: at("decided_at"),
});

const { id, conversationId, seq, authorId, clientId, body, filterLifted, createdAt } = privateMessages;

export const messagesTables = [
  declareTable(filterContests, {
    exported: { by: filterContests.authorId },
    erased: { how: "delete", by: filterContests.authorId },
  }),
  declareTable(messageFiles, {
    exported: { by: messageFiles.authorId },
    erased: { how: "delete", by: messageFiles.authorId },
  }),
  declareTable(privateMessages, {
    // What the filter makes of their text is no word of theirs.
    exported: {
      by: authorId,
      columns: [id, conversationId, seq, authorId, clientId, body, filterLifted, createdAt],
    },
    erased: { how: "delete", by: privateMessages.authorId },
  }),
  declareTable(conversationSides, {
    exported: { by: conversationSides.userId },
    erased: {
      how: "anonymise",
      by: conversationSides.userId,
      set: { unread: 0, readSeq: 0, receivedSeq: 0, isListed: false, isArchived: false, isMuted: false },
    },
  }),
  declareTable(conversations, {
    exported: { by: conversations.ownerId },
    erased: { how: "keep", because: "Only identifiers: the other side keeps what they wrote themselves." },
  }),
];
