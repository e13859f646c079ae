import type { TicketKind } from "@jobami/api/support/routes";
import type { NotificationDraft } from "../../composition/contributions.ts";
import { quoted } from "../missions/missions.domain.ts";

interface Subject {
  id: string;
  number: number;
  kind: TicketKind;
  subject: string;
}

type What = "ticket.said" | "ticket.resolved" | "ticketWindow.ended";

const named = ({ number, kind, subject }: Subject) =>
  `${kind === "bug" ? "du signalement" : "de la demande"} n° ${number} ${quoted(subject)}`;

const linkOf = ({ id, kind }: Subject) =>
  kind === "bug" ? `/dashboard/bug-reports/${id}` : `/dashboard/support/ticket/${id}`;

/** What whoever asked reads of what staff, or time, did. */
export function requesterNotification(about: Subject, of: What): NotificationDraft {
  const copy = {
    "ticket.said": ["L’équipe vous répond", `Une réponse est arrivée à propos ${named(about)}.`],
    "ticket.resolved": ["Votre demande est close", `L’équipe a mis fin au suivi ${named(about)}.`],
    "ticketWindow.ended": [
      "Votre demande est close",
      `Sans nouvelle depuis quatorze jours, le suivi ${named(about)} est terminé. Écrivez pour le reprendre.`,
    ],
  } satisfies Record<What, [string, string]>;
  const [title, sentence] = copy[of];
  return {
    type: "support",
    title,
    sentence,
    link: linkOf(about),
    data: { ticketId: about.id },
    tone: of === "ticket.said" ? "info" : "success",
  };
}

/** What whoever manages a ticket reads of what its author did. */
export function assigneeNotification(about: Subject, of: What): NotificationDraft {
  const isOver = of === "ticket.resolved";
  return {
    type: "support",
    title: isOver ? "Une demande est close" : "Une demande vous attend",
    sentence: isOver
      ? `Son auteur a mis fin au suivi ${named(about)}.`
      : `Son auteur a écrit à propos ${named(about)}.`,
    // Moderators may look after it too, and have no way into the administration.
    link: `/dashboard/support/ticket/${about.id}`,
    data: { ticketId: about.id },
    tone: "info",
  };
}
