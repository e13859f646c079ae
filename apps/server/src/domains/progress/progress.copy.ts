import type { ProgressEntryKind } from "@jobami/api/progress/contract";
import type { IncidentAct } from "@jobami/api/progress/routes";
import type { NotificationDraft } from "../../composition/contributions.ts";
import { priceText, quoted } from "../missions/missions.domain.ts";
import type { Agreement } from "./progress.repository.ts";

type NotificationCopy = Pick<NotificationDraft, "type" | "title" | "sentence" | "tone">;

/** What is reported, with the amount of a payment in cents or Jobi. */
export type ProgressNews = {
  of: Exclude<
    ProgressEntryKind,
    | "agreed"
    | `mission.${string}`
    | "work.confirmed"
    | "late.announced"
    | `absence.${string}`
    | `dispute.${string}`
    | `${string}.settled`
  >;
  amount?: number;
};

const eurosText = (cents: number) =>
  priceText({ amount: cents / 100, jobiAmount: 0, paymentMethodType: "euros" });
const jobisText = (amount: number) => priceText({ amount, jobiAmount: 0, paymentMethodType: "jobis" });

function textOf(mission: string, { of, amount = 0 }: ProgressNews): NotificationCopy {
  switch (of) {
    case "way.started":
      return {
        type: "mission_progress",
        title: "En route",
        sentence: `Le jobbeur est en route pour ${mission}.`,
        tone: "info",
      };
    case "work.begun":
      return {
        type: "mission_progress",
        title: "Mission commencée",
        sentence: `Le travail a commencé pour ${mission}.`,
        tone: "info",
      };
    case "work.done":
      return {
        type: "mission_done",
        title: "C’est fait",
        sentence: `Le jobbeur a terminé ${mission}. Confirmez, ou demandez une reprise\u00a0: sans réponse, la mission se confirme d’elle-même dans 14 jours.`,
        tone: "success",
      };
    case "changes.asked":
      return {
        type: "mission_changes",
        title: "Reprise demandée",
        sentence: `Quelque chose est à reprendre pour ${mission}. La page de la mission dit quoi, et pour quand.`,
        tone: "warning",
      };
    case "confirmation.lapsed":
      return {
        type: "mission_closed",
        title: "Mission confirmée d’elle-même",
        sentence: `Sans réponse de votre part en 14 jours, ${mission} est confirmée. Vous avez 7 jours pour donner votre avis.`,
        tone: "info",
      };
    case "euros.received":
      return {
        type: "payment_recorded",
        title: "Paiement noté",
        sentence: `Le jobbeur dit avoir reçu ${eurosText(amount)} pour ${mission}.`,
        tone: "success",
      };
    case "euros.corrected":
      return {
        type: "payment_recorded",
        title: "Paiement corrigé",
        sentence: `Le jobbeur a retiré ${eurosText(amount)} de ce qu’il disait avoir reçu pour ${mission}.`,
        tone: "warning",
      };
    case "jobis.sent":
      return {
        type: "payment_recorded",
        title: "Jobi reçus",
        sentence: `Vous avez reçu ${jobisText(amount)} pour ${mission}.`,
        tone: "success",
      };
    case "jobis.returned":
      return {
        type: "payment_recorded",
        title: "Jobi rendus",
        sentence: `${jobisText(amount)} vous sont rendus pour ${mission}.`,
        tone: "info",
      };
  }
}

const about = ({ missionId }: Agreement) => ({
  link: `/dashboard/missions/${missionId}`,
  data: { missionId },
});

/** What a side of a mission that was agreed on reads of what happened. */
export function progressNotification(agreement: Agreement, news: ProgressNews): NotificationDraft {
  return { ...textOf(quoted(agreement.title), news), ...about(agreement) };
}

const hourMinutes = 60;

/** « 45 minutes », « 1 heure », « 1 h 30 ». */
function lateText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / hourMinutes), minutes % hourMinutes];
  if (hours === 0) return `${rest}\u00a0minutes`;
  if (rest === 0) return hours === 1 ? "1\u00a0heure" : `${hours}\u00a0heures`;
  return `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
}

/** What stands in the conversation of who is late; `time` is `HH:mm` where the mission is. */
export function lateMessage({
  minutes,
  time,
  note,
}: {
  minutes: number;
  time: string;
  note: string;
}): string {
  const [hour = "", minute = ""] = time.split(":");
  const at = minute === "00" ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
  return `Je serai en retard de ${lateText(minutes)}, plutôt vers ${at}.${note === "" ? "" : ` ${note}`}`;
}

interface IncidentNews {
  of: IncidentAct;
  /** Who reads it. */
  to: "client" | "jobbeur";
  minutes: number | undefined;
}

function incidentText(mission: string, { of, to, minutes = 0 }: IncidentNews): NotificationCopy {
  const who = to === "client" ? "Le jobbeur" : "Le demandeur";
  const incident = { type: "mission_incident", tone: "warning" } as const;
  switch (of) {
    case "late.announced":
      return {
        ...incident,
        title: "Un retard",
        sentence: `${who} sera en retard de ${lateText(minutes)} pour ${mission}.`,
      };
    case "absence.reported":
      return {
        ...incident,
        title: to === "client" ? "Le jobbeur ne vous trouve pas" : "Le demandeur vous attend",
        sentence: `${who} dit que vous n’étiez pas là pour ${mission}. Répondez dans les 24 heures\u00a0: sans réponse, la mission peut être annulée.`,
      };
    case "absence.denied":
      return {
        ...incident,
        title: "Vous ne vous êtes pas trouvés",
        sentence: `${who} dit avoir été là pour ${mission}. Convenez d’une autre heure, ou ouvrez un litige.`,
      };
    case "absence.admitted":
      return {
        ...incident,
        title: "L’absence est confirmée",
        sentence: `${who} n’a pas pu venir pour ${mission}. Convenez d’une autre date, ou annulez sans frais.`,
      };
    case "absence.closed":
      return {
        type: "mission_closed",
        title: "Mission annulée",
        sentence: `La mission ${mission} est annulée, sans frais\u00a0: la rencontre n’a pas eu lieu.`,
        tone: "warning",
      };
    // Whoever leaves because they do not feel safe is not known to.
    case "mission.left":
    case "safety.left":
      return {
        type: "mission_closed",
        title: "Mission annulée",
        sentence:
          to === "client"
            ? `Le jobbeur ne peut pas venir\u00a0: ${mission} est annulée, sans frais pour vous. Vous pouvez la publier à nouveau.`
            : `La mission ${mission} a été annulée par son auteur.`,
        tone: "warning",
      };
  }
}

/** What the other side reads of what goes wrong. */
export function incidentNotification(agreement: Agreement, news: IncidentNews): NotificationDraft {
  return { ...incidentText(quoted(agreement.title), news), ...about(agreement) };
}

/** What a client reads who has not answered to what was done. */
export function confirmationReminder(agreement: Agreement): NotificationDraft {
  return {
    type: "mission_done",
    title: "Une mission attend votre réponse",
    sentence: `Le jobbeur a terminé ${quoted(agreement.title)}. Confirmez, ou demandez une reprise\u00a0: sans réponse, elle se confirmera d’elle-même.`,
    tone: "info",
    ...about(agreement),
  };
}

/** What the other side reads of a mission under way when a person is suspended. It does not reveal why they are away. */
export function suspensionNotification(
  agreement: Agreement,
  { isEnded, side }: { isEnded: boolean; side: "client" | "jobbeur" },
): NotificationDraft {
  const [who, mission] = [side === "client" ? "Le jobbeur" : "Le demandeur", quoted(agreement.title)];
  return {
    type: "mission_closed",
    title: isEnded ? "Mission annulée" : "L’autre personne n’a plus accès à son compte",
    sentence: isEnded
      ? `${who} n’a plus accès à son compte\u00a0: ${mission} est annulée, sans frais, et les Jobi déjà envoyés reviennent.`
      : `${who} n’a plus accès à son compte pour le moment. ${mission} reste en cours\u00a0: ${side === "client" ? "vous pouvez toujours la confirmer ou ouvrir un litige" : "sans réponse, elle se confirme d’elle-même, et vous pouvez ouvrir un litige"}.`,
    tone: "warning",
    ...about(agreement),
  };
}

/** What the client reads whose Jobi do not suffice for what was agreed. */
export function jobisMissingNotification(agreement: Agreement, amount: number): NotificationDraft {
  return {
    type: "payment_recorded",
    title: "Jobi à envoyer",
    sentence: `Votre solde ne suffit pas pour les ${jobisText(amount)} de ${quoted(agreement.title)}. Envoyez-les depuis la page de la mission dès que vous les avez.`,
    tone: "warning",
    ...about(agreement),
  };
}

/** What each side reads when the jobbeur's Jobi do not suffice for what is to come back. */
export function jobisOwedNotification(
  agreement: Agreement,
  { missing, side }: { missing: number; side: "client" | "jobbeur" },
): NotificationDraft {
  const [sum, mission] = [jobisText(missing), quoted(agreement.title)];
  return {
    type: "payment_recorded",
    title: side === "client" ? "Jobi pas encore rendus" : "Jobi à rendre",
    sentence:
      side === "client"
        ? `Le solde du jobbeur ne suffit pas\u00a0: il vous doit encore ${sum} pour ${mission}. Ils vous seront rendus dès que son solde le permet.`
        : `Votre solde ne suffit pas\u00a0: vous devez encore ${sum} pour ${mission}. Ils seront pris sur les prochains que vous recevrez.`,
    tone: "warning",
    ...about(agreement),
  };
}
