import { drawnPicture } from "../files/fixtures.ts";
import type { QueuedTicket, SupportReply, SupportTag, Ticket, TicketEntry, TicketHead } from "./contract.ts";

export const paymentTag: SupportTag = { id: "01930000-0000-7000-8000-00000000f001", name: "Paiement" };
export const urgentTag: SupportTag = { id: "01930000-0000-7000-8000-00000000f002", name: "À rappeler" };

export const thanksReply: SupportReply = {
  id: "01930000-0000-7000-8000-00000000f101",
  name: "Merci de votre message",
  text: "Bonjour,\n\nMerci de votre message. Nous regardons et revenons vers vous aujourd’hui.\n\nL’équipe Jobami",
};
export const closingReply: SupportReply = {
  id: "01930000-0000-7000-8000-00000000f102",
  name: "Problème réglé",
  text: "Bonjour,\n\nLe problème est réglé. Dites-nous s’il revient.\n\nL’équipe Jobami",
};

export const ticketHead: TicketHead = {
  id: "01930000-0000-7000-8000-00000000f201",
  number: 1042,
  kind: "help",
  category: "payment",
  subject: "Le paiement reçu n’apparaît pas",
  status: "new",
  createdAt: "2026-11-19T15:10:00.000Z",
  lastAt: "2026-11-19T15:10:00.000Z",
  answerBy: null,
};

/** A question about personal data, which no one has answered yet. */
export const privacyHead: TicketHead = {
  ...ticketHead,
  id: "01930000-0000-7000-8000-00000000f203",
  number: 1044,
  category: "privacy",
  subject: "Qui a vu mon adresse ?",
  answerBy: "2026-12-19",
};

const entry = (
  id: string,
  kind: TicketEntry["kind"],
  at: string,
  more: Partial<TicketEntry> = {},
): TicketEntry => ({ id, kind, at, isStaff: false, author: null, words: "", files: [], ...more });

const asked = entry("1", "said", ticketHead.createdAt, {
  author: "Léa M.",
  words:
    "Karim m’a payée en espèces hier pour la garde du chat, et la mission reste « En attente de paiement ».",
  files: [{ ...drawnPicture, name: "mission.webp" }],
});
const answered = entry("2", "answered", "2026-11-20T08:05:00.000Z", {
  isStaff: true,
  words: "Bonjour Léa, ouvrez la mission puis « Dire ce que j’ai reçu »\u00a0: c’est vous qui le dites.",
});

/** No one has answered Léa yet. */
export const newTicket: Ticket = {
  ...ticketHead,
  page: "",
  browser: "",
  entries: [asked],
  mayAct: ["say", "resolve"],
  mayEdit: true,
  filing: null,
};

/** Staff answered, and waits for Léa. */
export const answeredTicket: Ticket = {
  ...newTicket,
  status: "answered",
  lastAt: answered.at,
  entries: [asked, answered],
  mayEdit: false,
};

export const resolvedTicket: Ticket = {
  ...answeredTicket,
  status: "resolved",
  lastAt: "2026-11-20T08:10:00.000Z",
  entries: [
    ...answeredTicket.entries,
    entry("3", "resolved", "2026-11-20T08:10:00.000Z", { author: "Léa M.", words: "Merci, c’est bon." }),
  ],
  mayAct: ["say"],
};

export const queuedTicket: QueuedTicket = {
  ...ticketHead,
  priority: "high",
  tags: [paymentTag],
  assignee: null,
  requester: "Léa M.",
};

/** Léa's ticket as staff reads it, with a note. */
export const filedTicket: Ticket = {
  ...answeredTicket,
  entries: [
    asked,
    entry("2", "noted", "2026-11-20T08:00:00.000Z", {
      isStaff: true,
      author: "Maud B.",
      words: "Deuxième demande de ce genre cette semaine.",
    }),
    { ...answered, id: "3", author: "Maud B." },
  ],
  mayAct: ["say", "note", "resolve"],
  filing: {
    priority: "high",
    tags: [paymentTag],
    assignee: { id: "01930000-0000-7000-8000-00000000f901", name: "Maud B.", isMe: true },
    requester: "Léa M.",
  },
};

/** Something that does not work, as it was reported. */
export const bugTicket: Ticket = {
  ...newTicket,
  id: "01930000-0000-7000-8000-00000000f202",
  number: 1043,
  kind: "bug",
  category: "technical",
  subject: "La carte reste grise",
  page: "/services/search",
  browser: "Firefox sur Windows",
  entries: [
    { ...asked, files: [], words: "Depuis ce matin la carte des jobbeurs reste grise sur mon ordinateur." },
  ],
};
export const bugHead: TicketHead = {
  ...ticketHead,
  id: bugTicket.id,
  number: bugTicket.number,
  kind: "bug",
  category: "technical",
  subject: bugTicket.subject,
};
