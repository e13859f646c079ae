import { z } from "zod";
import { filesField, storedFileSchema } from "../files/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields, listAnswer } from "../http/contract.ts";
import { countField, idField, instantField, line, paragraph } from "../http/fields.ts";
import { workParts } from "../staff/routes.ts";
import {
  maxReplyName,
  maxTagName,
  supportRoutes,
  ticketActs,
  ticketCategories,
  ticketFile,
  ticketKinds,
  ticketLength,
  ticketPriorities,
  ticketStatuses,
  ticketSubject,
  ticketsPageSize,
} from "./routes.ts";

/** What happened in a ticket; `lapsed` is time's end of one that no one went on with. */
export const ticketEntryKinds = ["said", "answered", "noted", "resolved", "lapsed"] as const;
export type TicketEntryKind = (typeof ticketEntryKinds)[number];

const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(ticketEntryKinds),
  at: instantField,
  /** Whether staff did it; whoever asked reads « L’équipe », staff reads its own names. */
  isStaff: z.boolean(),
  /** Who did it; null for time, for who left, and for staff where whoever asked reads it. */
  author: z.string().nullable(),
  words: z.string(),
  files: z.array(storedFileSchema),
});
export type TicketEntry = z.output<typeof entrySchema>;

const tagSchema = z.object({ id: idField, name: z.string() });
export type SupportTag = z.output<typeof tagSchema>;

const headShape = {
  id: idField,
  /** The number by which people speak of it; no two tickets share one. */
  number: z.int(),
  kind: z.enum(ticketKinds),
  category: z.enum(ticketCategories),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  createdAt: instantField,
  /** When something was last written in it. */
  lastAt: instantField,
  /** The day, `YYYY-MM-DD` in France, by which the law asks for an answer that no one gave yet; null where it asks for none. */
  answerBy: z.iso.date().nullable(),
};
const headSchema = z.object(headShape);
/** A ticket as the list of whoever asked shows it. */
export type TicketHead = z.output<typeof headSchema>;

const filingShape = {
  priority: z.enum(ticketPriorities),
  tags: z.array(tagSchema),
  /** Who of staff manages it; null for no one. */
  assignee: z.object({ id: idField, name: z.string(), isMe: z.boolean() }).nullable(),
  /** Whoever asked; null for a person who left. */
  requester: z.string().nullable(),
};
const queuedTicketSchema = z.object({ ...headShape, ...filingShape });
/** A ticket as the queue of staff shows it. */
export type QueuedTicket = z.output<typeof queuedTicketSchema>;

const ticketSchema = z.object({
  ...headShape,
  /** Where it does not work: the path of a page, and the browser that reported it. */
  page: z.string(),
  browser: z.string(),
  /** Oldest first; staff’s notes are read by staff alone. */
  entries: z.array(entrySchema),
  /** What who reads it may do now. */
  mayAct: z.array(z.enum(ticketActs)),
  mayEdit: z.boolean(),
  /** How it is filed; null for whoever asked. */
  filing: z.object(filingShape).nullable(),
});
export type Ticket = z.output<typeof ticketSchema>;

const text = paragraph({ name: "Message", ...ticketLength }).trim();
const subject = line({ name: "Objet", ...ticketSubject }).trim();
const category = z.enum(ticketCategories, "Choisissez un sujet.");
/** A path of the site, or nothing. */
const page = line({ name: "Page", min: 0, max: 200 }).trim().default("");

export const ticketBody = z.object({
  kind: z.enum(ticketKinds, "Ce choix n’est pas connu.").default("help"),
  category,
  subject,
  words: text,
  page,
  files: filesField(ticketFile),
});
export type TicketBody = z.input<typeof ticketBody>;
export type TicketInput = z.output<typeof ticketBody>;

/** What whoever asked may still change while no one has answered. */
export const ticketEditBody = z.object({ category, subject, words: text, page });
export type TicketEditBody = z.input<typeof ticketEditBody>;
export type TicketEditInput = z.output<typeof ticketEditBody>;

/** An act: what is written or noted has text; who resolves may state why. */
export const ticketActBody = z
  .object({
    act: z.enum(ticketActs, "Cette action n’est pas connue."),
    words: paragraph({ name: "Message", min: 0, max: ticketLength.max }).trim().default(""),
    files: filesField(ticketFile),
  })
  .superRefine(({ act, words: message, files }, context) => {
    if (act !== "resolve" && message.length < 2)
      context.addIssue({ code: "custom", path: ["words"], message: "Écrivez un message." });
    if (act === "resolve" && files.length > 0)
      context.addIssue({ code: "custom", path: ["files"], message: "Rien ne se joint à cette action." });
  });
export type TicketActBody = z.input<typeof ticketActBody>;
export type TicketActInput = z.output<typeof ticketActBody>;

/** How staff files a ticket; what is not named stays. */
export const ticketFilingBody = z
  .object({
    priority: z.enum(ticketPriorities, "Ce choix n’est pas connu."),
    category,
    /** Oneself, or no one: no one is put to work by another one. */
    assignee: z.enum(["me", "nobody"], "Ce choix n’est pas connu."),
    tags: z.array(idField).max(10, "Dix étiquettes au plus."),
  })
  .partial();
export type TicketFilingBody = z.input<typeof ticketFilingBody>;
export type TicketFilingInput = z.output<typeof ticketFilingBody>;

const replySchema = z.object({ id: idField, name: z.string(), text: z.string() });
/** Text that staff keeps for its answers. */
export type SupportReply = z.output<typeof replySchema>;
export const replyBody = z.object({
  name: line({ name: "Nom", max: maxReplyName }).trim(),
  text: paragraph({ name: "Texte", max: ticketLength.max }).trim(),
});
export type SupportReplyBody = z.output<typeof replyBody>;
export const tagBody = z.object({ name: line({ name: "Nom", max: maxTagName }).trim() });
export type SupportTagBody = z.output<typeof tagBody>;

const params = z.object({ id: idField });
const pageFields = {
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: ticketsPageSize }),
};
const stands = z.enum(["open", "ended"], "Ce choix n’est pas connu.").default("open");

export const supportContract = {
  create: endpoint({
    route: supportRoutes.create,
    summary: "Asks staff something, or reports what does not work; files go along",
    body: ticketBody,
    status: 201,
    answer: answer({ data: ticketSchema }),
    errors: ["NOT_FOUND", "TICKETS_FULL"],
  }),
  own: endpoint({
    route: supportRoutes.own,
    summary: "The person's own tickets of a kind, the last written in first",
    query: z.strictObject({ kind: z.enum(ticketKinds).default("help"), status: stands, ...pageFields }),
    answer: listAnswer(headSchema),
    errors: [],
  }),
  one: endpoint({
    route: supportRoutes.one,
    summary: "A ticket, for whoever asked and for staff",
    params,
    answer: answer({ data: ticketSchema }),
    errors: ["NOT_FOUND"],
  }),
  edit: endpoint({
    route: supportRoutes.edit,
    summary: "Whoever asked changes their first message while no one has answered",
    params,
    body: ticketEditBody,
    answer: answer({ data: ticketSchema }),
    errors: ["NOT_FOUND", "TICKET_CHANGED"],
  }),
  act: endpoint({
    route: supportRoutes.act,
    summary:
      "Whoever asked or staff writes, staff notes, either ends it. Who comes second gets `data.ticket` as it stands",
    params,
    body: ticketActBody,
    answer: answer({ data: ticketSchema }),
    errors: ["NOT_FOUND", "TICKET_CHANGED", "TICKET_CLOSED", "TICKET_LONG"],
  }),
  desk: endpoint({
    route: supportRoutes.desk,
    summary:
      "Tickets for staff, 20 a page: those that wait for it first, by priority, then the longest waiting",
    query: z.strictObject({
      kind: z.enum(ticketKinds).optional(),
      status: z.enum(["open", ...workParts, "ended"], "Ce choix n’est pas connu.").default("open"),
      assigned: z.enum(["anybody", "me", "nobody"], "Ce choix n’est pas connu.").default("anybody"),
      tag: idField.optional(),
      q: line({ name: "Recherche", min: 0, max: 100 }).trim().default(""),
      ...keyedFields(ticketsPageSize),
    }),
    answer: keyedAnswer(queuedTicketSchema),
    errors: [],
  }),
  file: endpoint({
    route: supportRoutes.file,
    summary: "Files a ticket: priority, subject, tags, who manages it",
    params,
    body: ticketFilingBody,
    answer: answer({ data: ticketSchema }),
    errors: ["NOT_FOUND"],
  }),
  tags: endpoint({
    route: supportRoutes.tags,
    summary: "Staff’s tags, by name",
    answer: answer({ data: z.array(tagSchema) }),
    errors: [],
  }),
  addTag: endpoint({
    route: supportRoutes.addTag,
    summary: "Adds a tag",
    body: tagBody,
    status: 201,
    answer: answer({ data: tagSchema }),
    errors: ["TAG_EXISTS", "TAGS_FULL"],
  }),
  renameTag: endpoint({
    route: supportRoutes.renameTag,
    summary: "Gives a tag another name, wherever it is",
    params,
    body: tagBody,
    answer: answer({ data: tagSchema }),
    errors: ["NOT_FOUND", "TAG_EXISTS"],
  }),
  removeTag: endpoint({
    route: supportRoutes.removeTag,
    summary: "Removes a tag, from every ticket too",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
  replies: endpoint({
    route: supportRoutes.replies,
    summary: "Staff’s templates of answers, by name",
    answer: answer({ data: z.array(replySchema) }),
    errors: [],
  }),
  addReply: endpoint({
    route: supportRoutes.addReply,
    summary: "Keeps a template of answers",
    body: replyBody,
    status: 201,
    answer: answer({ data: replySchema }),
    errors: ["REPLIES_FULL"],
  }),
  changeReply: endpoint({
    route: supportRoutes.changeReply,
    summary: "Gives a template of answers another name and other words",
    params,
    body: replyBody,
    answer: answer({ data: replySchema }),
    errors: ["NOT_FOUND"],
  }),
  removeReply: endpoint({
    route: supportRoutes.removeReply,
    summary: "Removes a template of answers",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
};
