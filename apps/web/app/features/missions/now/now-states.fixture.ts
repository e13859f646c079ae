import type { Mission } from "@jobami/api/missions/contract";
import { askedMission, lea, openMission, runningMission } from "@jobami/api/missions/fixtures";
import type { MissionHour } from "@jobami/api/planning/contract";
import { agreedHour, openHour, proposedHour } from "@jobami/api/planning/fixtures";
import type { MissionProgress } from "@jobami/api/progress/contract";
import {
  absentProgress,
  agreedProgress,
  begunProgress,
  changesAskedProgress,
  confirmedProgress,
  doneProgress,
  dueProgress,
} from "@jobami/api/progress/fixtures";
import type { Proposal } from "@jobami/api/proposals/contract";
import {
  acceptedProposal,
  counteredByOwner,
  pendingProposal,
  refusedProposal,
  unconfirmedProposal,
} from "@jobami/api/proposals/fixtures";
import { missionToReview } from "@jobami/api/reviews/fixtures";
import { incidentStateOf } from "@jobami/machines/missions/mission-incident";
import {
  type MissionNowState,
  missionNow,
  type NowSide,
  type NowSituation,
} from "@jobami/machines/missions/mission-now";
import { awaits } from "../negotiation/index.ts";
import type { KnownNow } from "./use-mission-now.ts";

/** At which the cards are shown, in ms: twenty minutes after the hour that absences are about. */
export const shownAt = Date.parse("2026-11-20T08:50:00.000Z");

/** How a mission stands, apart from who reads it. */
interface Standing {
  mission: Mission;
  /** The newest word of the jobbeur who proposed, and whether the mission changed since. */
  proposal?: Proposal;
  isUnconfirmed?: boolean;
  progress?: MissionProgress;
  hour?: MissionHour;
  /** What differs of what the card knows. */
  state?: Partial<MissionNowState>;
}

const agreed = { mission: runningMission, proposal: acceptedProposal, hour: agreedHour };
const ended = {
  ...agreed,
  mission: { ...runningMission, statut: "terminee" as const },
  progress: confirmedProgress,
};
const passed = "2026-11-20T08:40:00.000Z";

/** One standing of each situation. */
export const standings: Readonly<Record<NowSituation, Standing>> = {
  asking: { mission: askedMission },
  noneCould: { mission: openMission, state: { mission: { statut: "ouverte", audience: "personne" } } },
  waiting: { mission: openMission },
  proposed: { mission: openMission, proposal: pendingProposal },
  countered: { mission: openMission, proposal: counteredByOwner },
  toConfirm: { mission: openMission, proposal: unconfirmedProposal, isUnconfirmed: true },
  ended: { mission: openMission, proposal: refusedProposal },
  taken: { mission: runningMission, proposal: refusedProposal },
  dayOpen: { ...agreed, hour: openHour, progress: agreedProgress, state: { isDayOpen: true } },
  hourOpen: { ...agreed, hour: openHour, progress: agreedProgress },
  hourByClient: { ...agreed, hour: { ...proposedHour, proposedBy: "client" }, progress: agreedProgress },
  hourByJobbeur: { ...agreed, hour: proposedHour, progress: agreedProgress },
  agreed: { ...agreed, progress: agreedProgress },
  due: { ...agreed, progress: dueProgress },
  onTheWay: { ...agreed, progress: { ...dueProgress, status: "onTheWay" } },
  jobbeurAbsent: { ...agreed, progress: absentProgress("client") },
  clientAbsent: { ...agreed, progress: absentProgress("jobbeur") },
  jobbeurMissed: { ...agreed, progress: absentProgress("client", "reported", passed) },
  clientMissed: { ...agreed, progress: absentProgress("jobbeur", "admitted") },
  bothCame: { ...agreed, progress: absentProgress("client", "denied"), state: { mayDispute: true } },
  begun: { ...agreed, progress: begunProgress },
  done: { ...agreed, progress: doneProgress },
  changesAsked: { ...agreed, progress: changesAskedProgress },
  disputed: { ...agreed, progress: { ...doneProgress, isDisputed: true }, state: { dispute: "opened" } },
  decided: { ...agreed, progress: { ...doneProgress, isDisputed: true }, state: { dispute: "decided" } },
  toReview: { ...ended, state: { mayReview: true } },
  finished: ended,
  cancelled: { mission: { ...runningMission, statut: "annulee" }, proposal: acceptedProposal },
  expired: { mission: { ...openMission, statut: "expiree" }, proposal: refusedProposal },
};

/** Whose word is awaited on a proposal. */
function turnOf(proposal: Proposal | undefined): MissionNowState["turn"] {
  if (proposal === undefined) return null;
  return (["client", "jobbeur"] as const).find((side) => awaits(proposal, side)) ?? null;
}

function stateOf(
  { mission, proposal, isUnconfirmed = false, progress, hour, state }: Standing,
  side: NowSide,
): MissionNowState {
  const isSent = side === "proposer" || side === "chosen";
  const startsIn = progress === undefined ? 0 : Date.parse(progress.startsAt) - shownAt;
  return {
    side,
    mission: { statut: mission.statut, audience: mission.asking?.audience ?? "tous" },
    turn: turnOf(proposal),
    own: isSent && proposal !== undefined ? proposal.statut : null,
    isUnconfirmed,
    progress: progress === undefined ? null : { ...progress, isEarly: startsIn > 0 },
    isFar: startsIn > 86_400_000,
    hour: hour ?? null,
    incident: progress === undefined ? null : incidentStateOf(progress, shownAt),
    isDayOpen: false,
    dispute: null,
    mayDispute: mission.statut === "terminee" && (side === "requester" || side === "chosen"),
    hasContact: progress?.contact != null,
    mayReview: false,
    ...state,
  };
}

/** What the card knows of a situation for one side. */
export function knownOf(situation: NowSituation, side: NowSide): { mission: Mission; known: KnownNow } {
  const shown = standings[situation];
  // Of a mission that was agreed on, whoever proposed and is not the chosen one was refused.
  const isOther = side === "proposer" && shown.proposal?.statut === "acceptee";
  const standing = isOther ? { ...shown, proposal: refusedProposal } : shown;
  const { mission, proposal, progress = null, hour = null } = standing;
  const isOwn = side === "requester";
  const isParty = isOwn || side === "chosen";
  const seen = (isParty || side === "proposer") && proposal !== undefined ? proposal : null;
  const state = stateOf(standing, side);
  return {
    mission,
    known: {
      isKnown: true,
      failure: undefined,
      now: missionNow(state),
      proposal: seen,
      isAgreed: seen?.statut === "acceptee",
      other: isOwn ? (seen?.jobbeur ?? null) : lea,
      toAnswer: isOwn && seen !== null && state.turn === "client" ? [seen] : [],
      awaited: isOwn && seen !== null && state.turn === "jobbeur" ? [seen] : [],
      confirmBy: seen?.confirmBy ?? undefined,
      progress: isParty ? progress : null,
      hour: isParty ? hour : null,
      reviews: state.mayReview ? missionToReview : null,
      isOwn,
    },
  };
}
