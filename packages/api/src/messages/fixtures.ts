import { sentPicture } from "../files/fixtures.ts";
import { storageAddress } from "../files/routes.ts";
import type { Conversation, FilterContest, FoundMessage, Message } from "./contract.ts";

const leaId = "01930000-0000-7000-8000-000000000001";
const karimId = "01930000-0000-7000-8000-000000000002";

/** A message of the other side. */
export const message: Message = {
  id: "01930000-0000-7000-8000-0000000007a1",
  client_id: "01930000-0000-4000-8000-0000000007a1",
  seq: 1,
  sender_id: karimId,
  text: "Bonjour, je peux venir samedi à 9\u00a0h.",
  hidden: [],
  files: [],
  contest: null,
  created_at: "2026-11-18T09:42:00.000Z",
};

/** With a person who wrote last and was not read yet. */
export const unreadConversation: Conversation = {
  id: "01930000-0000-7000-8000-000000000701",
  otherUser: { id: karimId, prenom: "Karim", initiale: "B", photo: null },
  mission: { id: "01930000-0000-7000-8000-0000000000c1", title: "Monter une armoire de trois portes" },
  proposalId: "01930000-0000-7000-8000-0000000000d1",
  statut: "open",
  is_agreed: false,
  is_blocked: false,
  is_archived: false,
  is_muted: false,
  last_message: { id: "01930000-0000-7000-8000-0000000007a4", sender_id: karimId },
  last_message_preview: "Appelez-moi au ••••• si besoin.",
  last_message_date: "2026-11-20T07:05:00.000Z",
  updated_at: "2026-11-20T07:05:00.000Z",
  unread_count: 2,
  read_seq: 2,
  other_read_seq: 2,
  other_received_seq: 2,
};

/** One that was read. */
export const readConversation: Conversation = {
  ...unreadConversation,
  id: "01930000-0000-7000-8000-000000000702",
  otherUser: { id: "01930000-0000-7000-8000-000000000003", prenom: "Inès", initiale: "R", photo: null },
  mission: { id: "01930000-0000-7000-8000-0000000000c2", title: "Tondre la pelouse du jardin" },
  is_agreed: true,
  last_message: { id: "01930000-0000-7000-8000-0000000007b1", sender_id: leaId },
  last_message_preview: "Parfait, à dimanche.",
  last_message_date: "2026-11-19T18:20:00.000Z",
  updated_at: "2026-11-19T18:20:00.000Z",
  unread_count: 0,
  read_seq: 5,
  other_read_seq: 5,
  other_received_seq: 5,
};

/** What was written in the first of them. */
export const thread: { messages: Message[]; nextCursor: string | null; olderCount: number } = {
  messages: [
    message,
    {
      ...message,
      id: "01930000-0000-7000-8000-0000000007a2",
      client_id: "01930000-0000-4000-8000-0000000007a2",
      seq: 2,
      sender_id: leaId,
      text: "Parfait. Mon numéro\u00a0: 06 12 34 56 78.",
      hidden: [{ start: 22, length: 14, kind: "phone" }],
      created_at: "2026-11-18T09:45:00.000Z",
    },
    {
      ...message,
      id: "01930000-0000-7000-8000-0000000007a3",
      client_id: "01930000-0000-4000-8000-0000000007a3",
      seq: 3,
      text: "Merci. J’apporte la perceuse.",
      created_at: "2026-11-20T07:04:00.000Z",
    },
    {
      ...message,
      id: "01930000-0000-7000-8000-0000000007a4",
      client_id: "01930000-0000-4000-8000-0000000007a4",
      seq: 4,
      text: "Appelez-moi au ••••• si besoin.",
      hidden: [{ start: 15, length: 5, kind: "phone" }],
      created_at: "2026-11-20T07:05:00.000Z",
    },
  ],
  nextCursor: null,
  olderCount: 0,
};

const paper = "0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9e02";

/** A message with a picture and a document, and nothing besides. */
export const messageWithFiles: Message = {
  ...message,
  id: "01930000-0000-7000-8000-0000000007a5",
  client_id: "01930000-0000-4000-8000-0000000007a5",
  seq: 5,
  text: "",
  files: [
    { ...sentPicture, name: "armoire.webp" },
    {
      id: paper,
      name: "notice de montage.pdf",
      type: "application/pdf",
      bytes: 1_240_000,
      width: null,
      height: null,
      address: storageAddress(paper, "original"),
      picture: null,
    },
  ],
  created_at: "2026-11-20T07:06:00.000Z",
};

/** What a search for « perceuse » finds in the first of them. */
export const foundMessage: FoundMessage = {
  id: "01930000-0000-7000-8000-0000000007a3",
  conversation_id: unreadConversation.id,
  seq: 3,
  sender_id: karimId,
  otherUser: unreadConversation.otherUser,
  mission: unreadConversation.mission,
  excerpt: "Merci. J’apporte la perceuse.",
  created_at: "2026-11-20T07:04:00.000Z",
};

/** What moderators read of the second message of that conversation, whose author contests the filter. */
export const filterContest: FilterContest = {
  id: "01930000-0000-7000-8000-0000000007a2",
  author: "Léa M.",
  mission: unreadConversation.mission.title,
  text: "La référence de la charnière\u00a0: 06 12 34 56 78.",
  hidden: [{ start: 31, length: 14, kind: "phone" }],
  reason: "C’est la référence d’une pièce, pas un numéro de téléphone.",
  createdAt: "2026-11-20T07:40:00.000Z",
};
