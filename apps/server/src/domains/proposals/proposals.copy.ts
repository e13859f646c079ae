import { shortName } from "@jobami/api/http/display-text";
import { dayIn } from "@jobami/api/missions/days";
import { timeIn } from "@jobami/api/planning/time";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import type { ProposalEvent } from "@jobami/machines/proposals/proposal";
import type { NotificationDraft } from "../../composition/contributions.ts";
import { dayText, timeText } from "../../platform/clock/when-text.ts";
import { priceText, quoted } from "../missions/missions.domain.ts";

type NotificationCopy = Pick<NotificationDraft, "type" | "title" | "sentence" | "tone">;

/** « samedi 5 décembre à 9 h », as the clocks of the mission's commune show it. */
function deadlineText({ confirmBy, mission: { zone } }: Proposal): string {
  const at = Date.parse(confirmBy ?? "");
  return `${dayText(dayIn(zone, at))} à ${timeText(timeIn(zone, at))}`;
}

function textOf(proposal: Proposal, side: ProposalSide, of: ProposalEvent["type"]): NotificationCopy {
  const mission = quoted(proposal.mission.title);
  const mover = shortName(side === "client" ? proposal.jobbeur : proposal.mission.owner);
  switch (of) {
    case "proposal.made":
      return {
        type: "proposal_received",
        title: "Nouvelle proposition",
        sentence: `${mover} propose ${priceText(proposal)} pour ${mission}.`,
        tone: "info",
      };
    case "proposal.countered":
      return {
        type: "proposal_countered",
        title: "Contre-proposition",
        sentence: `${mover} vous répond avec ${priceText(proposal)} pour ${mission}.`,
        tone: "info",
      };
    case "proposal.accepted":
      return {
        type: "proposal_accepted",
        title: "Proposition acceptée",
        sentence: `${mover} accepte ${priceText(proposal)} pour ${mission}. La mission est en cours.`,
        tone: "success",
      };
    case "proposal.rejected":
      return {
        type: "proposal_refused",
        title: "Proposition refusée",
        sentence: `${mover} n’a pas retenu votre proposition pour ${mission}${proposal.refusalNote ? " et vous laisse un mot" : ""}.`,
        tone: "warning",
      };
    case "proposal.withdrawn":
      return {
        type: "proposal_withdrawn",
        title: "Proposition retirée",
        sentence: `${mover} a retiré sa proposition pour ${mission}.`,
        tone: "info",
      };
    case "other.accepted":
      return {
        type: "proposal_refused",
        title: "Proposition non retenue",
        sentence: `Une autre proposition a été retenue pour ${mission}.`,
        tone: "warning",
      };
    case "terms.changed":
      return {
        type: "proposal_countered",
        title: "La mission a changé",
        sentence: `${mover} a modifié ${mission}. Confirmez votre proposition avant ${deadlineText(proposal)}, sinon elle prend fin.`,
        tone: "warning",
      };
    case "proposal.confirmed":
      return {
        type: "proposal_received",
        title: "Proposition confirmée",
        sentence: `${mover} maintient ${priceText(proposal)} pour ${mission}, telle que vous l’avez modifiée.`,
        tone: "success",
      };
    case "confirmation.lapsed":
      return {
        type: "proposal_withdrawn",
        title: "Proposition non confirmée",
        sentence:
          side === "client"
            ? `${mover} n’a pas confirmé sa proposition pour ${mission} après votre modification.`
            : `Votre proposition pour ${mission} n’a pas été confirmée à temps. Vous pouvez en faire une autre.`,
        tone: "warning",
      };
    case "mission.ended":
      return {
        type: "mission_closed",
        title: "Mission close",
        sentence: `La mission ${mission} n’est plus ouverte. Votre proposition prend fin.`,
        tone: "warning",
      };
  }
}

/** What a side of a negotiation reads when it moved. */
export function proposalNotification(
  proposal: Proposal,
  side: ProposalSide,
  of: ProposalEvent["type"],
): NotificationDraft {
  return {
    ...textOf(proposal, side, of),
    link: `/dashboard/missions/${proposal.mission.id}`,
    data: { missionId: proposal.mission.id, proposalId: proposal.proposalId },
  };
}

/** What the chosen jobbeur reads when the mission that they were doing ends. */
export function chosenNotification(
  mission: { id: string; title: string },
  statut: "terminee" | "annulee",
): NotificationDraft {
  const isDone = statut === "terminee";
  return {
    type: "mission_closed",
    title: isDone ? "Mission terminée" : "Mission annulée",
    sentence: isDone
      ? `La mission ${quoted(mission.title)} est marquée comme terminée. Vous avez 7 jours pour donner votre avis.`
      : `La mission ${quoted(mission.title)} a été annulée par son auteur.`,
    link: `/dashboard/missions/${mission.id}`,
    data: { missionId: mission.id },
    tone: isDone ? "success" : "warning",
  };
}
