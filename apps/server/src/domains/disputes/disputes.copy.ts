import type { DisputeSum } from "@jobami/api/disputes/contract";
import type { DisputeReason } from "@jobami/api/disputes/routes";
import type { DisputeEvent } from "@jobami/machines/missions/dispute";
import type { NotificationDraft } from "../../composition/contributions.ts";
import { priceText, quoted } from "../missions/missions.domain.ts";

interface Subject {
  missionId: string;
  title: string;
  reason: DisputeReason;
}

/** « 30 € et 2 Jobi », « 0 € ». */
export function sumText({ cents, jobis }: DisputeSum): string {
  const euros = () => priceText({ amount: cents / 100, jobiAmount: 0, paymentMethodType: "euros" });
  const coins = () => priceText({ amount: jobis, jobiAmount: 0, paymentMethodType: "jobis" });
  if (jobis === 0) return euros();
  return cents === 0 ? coins() : `${euros()} et ${coins()}`;
}

type NotificationCopy = Pick<NotificationDraft, "title" | "sentence" | "tone">;

function textOf({ title, reason }: Subject, of: DisputeEvent["type"], sum: DisputeSum): NotificationCopy {
  const mission = quoted(title);
  switch (of) {
    case "dispute.opened":
      return {
        title: "Litige ouvert",
        sentence:
          reason === "noShow"
            ? `L’autre personne dit que vous n’êtes pas venu pour ${mission}. Donnez votre version\u00a0: l’équipe l’attend trois jours.`
            : `L’autre personne ouvre un litige pour ${mission}. Donnez votre version\u00a0: l’équipe l’attend trois jours.`,
        tone: "warning",
      };
    case "dispute.said":
      return {
        title: "Un message dans le litige",
        sentence: `L’autre personne a écrit dans le litige de ${mission}.`,
        tone: "info",
      };
    case "offer.made":
      return {
        title: "Un règlement est proposé",
        sentence: `Pour ${mission}, l’autre personne propose ${sumText(sum)} en tout pour le jobbeur. L’accepter clôt le litige.`,
        tone: "info",
      };
    case "offer.accepted":
      return {
        title: "Litige réglé",
        sentence: `Votre proposition est acceptée pour ${mission}\u00a0: ${sumText(sum)} en tout pour le jobbeur.`,
        tone: "success",
      };
    case "dispute.withdrawn":
      return {
        title: "Litige retiré",
        sentence: `L’autre personne retire son litige pour ${mission}. La mission reprend où elle en était.`,
        tone: "success",
      };
    case "dispute.decided":
      return {
        title: "Litige décidé",
        sentence: `L’équipe a décidé pour ${mission}\u00a0: ${sumText(sum)} en tout pour le jobbeur. Vous avez sept jours pour contester.`,
        tone: "info",
      };
    case "decision.appealed":
      return {
        title: "Décision contestée",
        sentence: `L’autre personne conteste la décision pour ${mission}. Quelqu’un d’autre de l’équipe la revoit.`,
        tone: "warning",
      };
    case "review.decided":
      return {
        title: "Litige clos",
        sentence: `La décision pour ${mission} a été revue\u00a0: ${sumText(sum)} en tout pour le jobbeur. Elle est définitive.`,
        tone: "info",
      };
    case "appealWindow.ended":
      return {
        title: "Litige clos",
        sentence: `Personne n’a contesté la décision pour ${mission}\u00a0: ${sumText(sum)} en tout pour le jobbeur.`,
        tone: "info",
      };
  }
}

/** What a side of a dispute reads of what happened in it. */
export function disputeNotification(
  subject: Subject,
  of: DisputeEvent["type"],
  sum: DisputeSum,
): NotificationDraft {
  const { missionId } = subject;
  return {
    type: "dispute",
    ...textOf(subject, of, sum),
    link: `/dashboard/missions/${missionId}`,
    data: { missionId },
  };
}
