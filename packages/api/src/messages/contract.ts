import { z } from "zod";
import { filesField, storedFileSchema } from "../files/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { countField, cursorField, flagField, idField, instantField, paragraph } from "../http/fields.ts";
import { hiddenSchema } from "../masking/masked.ts";
import { publicPersonSchema } from "../missions/contract.ts";
import { decisionReasons } from "../reports/routes.ts";
import { workParts } from "../staff/routes.ts";
import {
  contestStatuses,
  contestsPageSize,
  maxContest,
  maxFound,
  maxMessage,
  maxSought,
  messageFile,
  messagesRoutes,
} from "./routes.ts";

/** `frozen`: a side may not act for now; `closed`: a side's account is no more. */
export const conversationStatuses = ["absent", "open", "frozen", "closed"] as const;

const conversationSchema = z.object({
  id: idField,
  otherUser: publicPersonSchema,
  mission: z.object({ id: idField, title: z.string() }),
  /** The proposal between the two. */
  proposalId: idField,
  statut: z.enum(conversationStatuses),
  /** Whether the two agreed: nothing is hidden any more. */
  is_agreed: z.boolean(),
  /** Whether this person blocks the other; whether the other blocks them is not reported. */
  is_blocked: z.boolean(),
  last_message: z.object({ id: idField, sender_id: idField }).nullable(),
  /** The beginning of the newest message as this person may read it; null without one. */
  last_message_preview: z.string().nullable(),
  last_message_date: instantField.nullable(),
  updated_at: instantField,
  /** Put away by this person until something new is written. */
  is_archived: z.boolean(),
  /** This person is not informed of what is new in it. */
  is_muted: z.boolean(),
  /** How many messages of the other this person has not seen. */
  unread_count: z.int().min(0),
  /** The newest number that this person, and the other, have seen. */
  read_seq: z.int().min(0),
  other_read_seq: z.int().min(0),
  /** The newest number that has reached a browser of the other, read or not. */
  other_received_seq: z.int().min(0),
});
/** A private conversation as one of its two sides sees it [MSG-04]. */
export type Conversation = z.output<typeof conversationSchema>;

const messageSchema = z.object({
  id: idField,
  /** As the browser that sent it called it. */
  client_id: idField,
  /** Its place in the conversation; numbers grow, some may be missing. */
  seq: z.int().min(1),
  sender_id: idField,
  /** As this person may read it; empty when there are only files. */
  text: z.string(),
  /** What is hidden from the reader, or will be of what one wrote oneself [MSG-11]; positions in `text`. */
  hidden: hiddenSchema,
  /** Pictures and documents that go along, in their order; what is in them no one has looked at. */
  files: z.array(storedFileSchema),
  /** Whether its author contests what is hidden of it, and what was decided; null for everybody else. */
  contest: z.object({ status: z.enum(contestStatuses), reasons: z.string().nullable() }).nullable(),
  created_at: instantField,
});
/** A message as one of the two sides reads it. */
export type Message = z.output<typeof messageSchema>;

const foundSchema = z.object({
  id: idField,
  conversation_id: idField,
  seq: z.int().min(1),
  sender_id: idField,
  otherUser: publicPersonSchema,
  mission: z.object({ id: idField, title: z.string() }),
  /** The part of it with the text, as this person may read it. */
  excerpt: z.string(),
  created_at: instantField,
});
/** A message that a search found. */
export type FoundMessage = z.output<typeof foundSchema>;

const contestSchema = z.object({
  /** Of the message, or of another text. */
  id: idField,
  author: z.string(),
  mission: z.string(),
  text: z.string(),
  /** What the filter hides of it. */
  hidden: hiddenSchema,
  /** Why its author contests that. */
  reason: z.string(),
  createdAt: instantField,
});
/** A contest as moderators see it: that text, and nothing else of the conversation. */
export type FilterContest = z.output<typeof contestSchema>;

const soughtField = z
  .string("Des mots sont attendus.")
  .trim()
  .min(2, "2 caractères au moins.")
  .max(maxSought, `${maxSought} caractères au plus.`)
  .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text), "Des caractères ne sont pas lisibles.");

const noText = "Écrivez un message, ou joignez un fichier.";
const sendBody = z
  .object({
    client_id: idField,
    text: paragraph({ name: "Message", min: 0, max: maxMessage }),
    /** What was uploaded before for this, by its ids. */
    files: filesField(messageFile),
  })
  .refine(({ text, files }) => text !== "" || files.length > 0, { path: ["text"], message: noText });

const params = z.object({ id: idField });
const gone = ["NOT_FOUND"] as const;

export const messagesContract = {
  list: endpoint({
    route: messagesRoutes.list,
    summary:
      "The person's conversations, the one that moved last first; with `unread_only`, those with something new that they want to be informed of; those that were put away with `archived` alone. `totalCount` counts all of them",
    query: z.strictObject({
      unread_only: flagField.optional(),
      archived: flagField.optional(),
      limit: countField({ min: 1, max: 50, fallback: 20 }),
      cursor: cursorField.optional(),
    }),
    answer: answer({
      data: z.object({
        conversations: z.array(conversationSchema),
        totalCount: z.int().min(0),
        nextCursor: z.string().nullable(),
        /** Whether something that was written to the person, in silenced conversations too, has yet to be reported as having reached a browser of theirs. */
        hasUnreceived: z.boolean(),
      }),
    }),
    errors: [],
  }),
  open: endpoint({
    route: messagesRoutes.open,
    summary: "Opens the conversation between the two sides of a proposal, or answers the one that there is",
    body: z.object({ proposalId: idField }),
    status: 201,
    answer: answer({ data: conversationSchema }),
    errors: gone,
  }),
  search: endpoint({
    route: messagesRoutes.search,
    summary:
      "The newest messages of the person's own conversations with all the terms, the newest first; what is hidden from them is not found",
    query: z.strictObject({ q: soughtField }),
    answer: answer({ data: z.array(foundSchema).max(maxFound) }),
    errors: [],
  }),
  one: endpoint({
    route: messagesRoutes.one,
    summary: "A conversation, for its two sides",
    params,
    answer: answer({ data: conversationSchema }),
    errors: gone,
  }),
  thread: endpoint({
    route: messagesRoutes.thread,
    summary: "Messages of a conversation in their order: the newest ones, or those before a key",
    params,
    query: z.strictObject({
      limit: countField({ min: 1, max: 100, fallback: 30 }),
      cursor: cursorField.optional(),
    }),
    answer: answer({
      data: z.object({
        messages: z.array(messageSchema),
        nextCursor: z.string().nullable(),
        /** How many there are before these. */
        olderCount: z.int().min(0),
      }),
    }),
    errors: gone,
  }),
  send: endpoint({
    route: messagesRoutes.send,
    summary:
      "Writes to the other side, with files that were uploaded before; sent again with its `client_id`, a message is there once",
    params,
    body: sendBody,
    status: 201,
    answer: answer({ data: messageSchema }),
    errors: ["NOT_FOUND", "PROFILE_HIDDEN", "CONVERSATION_FROZEN", "CONVERSATION_CLOSED"],
  }),
  remove: endpoint({
    route: messagesRoutes.remove,
    summary: "Removes a message of one's own, for both",
    params: z.object({ id: idField, messageId: idField }),
    answer: answer({}),
    errors: gone,
  }),
  read: endpoint({
    route: messagesRoutes.read,
    summary: "Reports that everything in a conversation was seen",
    params,
    answer: answer({ data: conversationSchema }),
    errors: gone,
  }),
  receive: endpoint({
    route: messagesRoutes.receive,
    summary:
      "Reports that everything written to the person so far has reached a browser of theirs, read or not",
    answer: answer({}),
    errors: [],
  }),
  arrange: endpoint({
    route: messagesRoutes.arrange,
    summary:
      "Puts a conversation away or back, or asks for silence about it, for oneself; what is not stated stays",
    params,
    body: z.object({ is_archived: z.boolean().optional(), is_muted: z.boolean().optional() }),
    answer: answer({ data: conversationSchema }),
    errors: gone,
  }),
  markUnread: endpoint({
    route: messagesRoutes.markUnread,
    summary: "Marks a conversation as having something new",
    params,
    answer: answer({ data: conversationSchema }),
    errors: gone,
  }),
  contest: endpoint({
    route: messagesRoutes.contest,
    summary: "Contests what the filter hides of a message of one's own, once: moderators read it then",
    params: z.object({ id: idField, messageId: idField }),
    body: z.object({ reason: paragraph({ name: "Explication", max: maxContest }).trim() }),
    status: 201,
    answer: answer({ data: messageSchema }),
    errors: ["NOT_FOUND", "NOTHING_HIDDEN", "ALREADY_CONTESTED"],
  }),
  contests: endpoint({
    route: messagesRoutes.contests,
    summary:
      "What authors contest of the filter and no one has decided of, all of it or what the caller may decide of, the oldest first",
    query: z.strictObject({
      status: z.enum(["open", ...workParts], "Ce choix n’est pas connu.").default("open"),
      ...keyedFields(contestsPageSize),
    }),
    answer: keyedAnswer(contestSchema),
    errors: [],
  }),
  decideContest: endpoint({
    route: messagesRoutes.decideContest,
    summary: "Lifts the filter from a message, or keeps it, once, with reasons that its author reads",
    params,
    body: z.object({
      decision: z.enum(["lift", "keep"], "Levez ou gardez le filtre."),
      reasons: paragraph({ name: "Motif", ...decisionReasons }).trim(),
    }),
    answer: answer({}),
    errors: ["NOT_FOUND", "OWN_CONTENT", "CONTEST_DECIDED"],
  }),
};
