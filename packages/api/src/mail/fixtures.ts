import type { OutgoingMail } from "./contract.ts";

const id = (last: number) => `019a0000-0000-7000-8000-${String(98_400 + last).padStart(12, "0")}`;

/** Mails that left, wait and failed. */
export const outgoingMails: readonly [OutgoingMail, OutgoingMail, OutgoingMail, OutgoingMail] = [
  {
    id: id(1),
    to: "nora.petit@exemple.fr",
    subject: "Confirmez votre abonnement à la newsletter",
    kind: "address",
    state: "failed",
    tries: 3,
    createdAt: "2026-11-19T08:12:00.000Z",
    sentAt: null,
    nextAt: "2026-11-19T09:10:00.000Z",
    usefulUntil: "2026-11-26T08:12:00.000Z",
    lastError: "Recipient command failed: 451 4.7.1 Greylisted, try again later",
  },
  {
    id: id(2),
    to: "karim.benali@exemple.fr",
    subject: "Un message vous attend",
    kind: "member",
    state: "queued",
    tries: 0,
    createdAt: "2026-11-19T08:00:00.000Z",
    sentAt: null,
    nextAt: "2026-11-19T20:00:00.000Z",
    usefulUntil: null,
    lastError: null,
  },
  {
    id: id(3),
    to: "lea.martin@exemple.fr",
    subject: "•••••• est votre code de connexion",
    kind: "member",
    state: "sent",
    tries: 1,
    createdAt: "2026-11-18T17:40:00.000Z",
    sentAt: "2026-11-18T17:40:02.000Z",
    nextAt: null,
    usefulUntil: "2026-11-18T17:50:00.000Z",
    lastError: null,
  },
  {
    id: id(4),
    to: "ancienne.adresse@exemple.fr",
    subject: "Bienvenue dans la newsletter",
    kind: "address",
    state: "dead",
    tries: 1,
    createdAt: "2026-11-18T09:00:00.000Z",
    sentAt: null,
    nextAt: null,
    usefulUntil: null,
    lastError: "Can't send mail - all recipients were rejected: 550 5.1.1 No such user",
  },
];
