import type { HourAct } from "@jobami/api/planning/routes";
import type { IncidentAct } from "@jobami/api/progress/routes";
import { decideHour } from "../../planning/mission-hour/index.ts";
import { decideProposal, whoseTurn } from "../../proposals/proposal/index.ts";
import { decideMission, mayEditMission } from "../mission/index.ts";
import { decideIncident, type IncidentState } from "../mission-incident/index.ts";
import { decideProgress } from "../mission-progress/index.ts";
import { nowRows } from "./mission-now.rows.ts";
import type { MissionNowState, NowAct, NowRow, NowSide, NowSituation } from "./mission-now.types.ts";

/** Where a mission stands for a side, and what that side can do. */
export interface MissionNow extends NowRow {
  situation: NowSituation;
  side: NowSide;
  /** What the side may say that goes wrong: behind the rest, whatever the situation. */
  troubles: readonly IncidentAct[];
}

/** In the order in which they are offered; a dispute comes last. */
const troubles = [
  "late.announced",
  "absence.reported",
  "mission.left",
  "safety.left",
] as const satisfies readonly IncidentAct[];

/** What is done on the day itself: long before, a press of it is a mistake. */
const actsOfTheDay: ReadonlySet<NowAct> = new Set([
  "way.started",
  "work.begun",
  "work.done",
  "work.confirmed",
]);

const moverOf = (side: NowSide) =>
  side === "requester" ? "client" : side === "chosen" ? "jobbeur" : "stranger";

/** The side that counts: who was asked is so while the mission asks, who was chosen once it was agreed on. */
function sideNow({ side, mission: { statut, audience }, own }: MissionNowState): NowSide {
  const isOpen = statut === "ouverte" || statut === "brouillon";
  const isAsking = isOpen && audience === "demandes";
  if (side === "asked" ? isAsking : side === "chosen" ? !isOpen : side !== "proposer" || own !== null)
    return side;
  return "jobbeur";
}

const disputeEnds: ReadonlySet<string> = new Set(["settled", "withdrawn", "final"]);

function openSituation(side: NowSide, { mission, turn, own, isUnconfirmed }: MissionNowState): NowSituation {
  if (side === "asked") return "asking";
  if (side === "jobbeur" || side === "reader") return "waiting";
  const awaited =
    side === "requester" ? turn : whoseTurn({ statut: own, missionStatut: mission.statut, isUnconfirmed });
  if (awaited === "jobbeur" && isUnconfirmed) return "toConfirm";
  if (awaited !== null) return awaited === "client" ? "proposed" : "countered";
  if (side === "proposer") return "ended";
  if (mission.audience === "demandes") return "asking";
  return mission.audience === "personne" ? "noneCould" : "waiting";
}

/** Who is reported not to have come: asked, or missed once they admit it or let the time run out. */
function absence(incident: IncidentState | null): NowSituation | null {
  if (incident === null || incident.status === "none" || incident.status === "over") return null;
  if (incident.status === "denied") return "bothCame";
  const isMissed = incident.status === "admitted" || incident.isAnswerOverdue;
  if (incident.reportedBy === "client") return isMissed ? "jobbeurMissed" : "jobbeurAbsent";
  return isMissed ? "clientMissed" : "clientAbsent";
}

function agreedSituation({ progress, hour, incident, isDayOpen }: MissionNowState): NowSituation {
  const status = progress?.status ?? "agreed";
  if (status === "confirmed") return "finished";
  const absent = status === "agreed" || status === "onTheWay" ? absence(incident) : null;
  // Another hour that is proposed is what both look at then.
  if (absent !== null && hour?.proposedBy == null) return absent;
  if (status !== "agreed") return status;
  if (hour !== null && hour.proposedBy !== null)
    return hour.proposedBy === "client" ? "hourByClient" : "hourByJobbeur";
  if (isDayOpen) return "dayOpen";
  if (progress?.isEarly !== true) return "due";
  return hour?.status === "open" ? "hourOpen" : "agreed";
}

function situationOf(side: NowSide, state: MissionNowState): NowSituation {
  const { statut } = state.mission;
  const isParty = side === "requester" || side === "chosen";
  const isDisputed = isParty && state.dispute !== null && !disputeEnds.has(state.dispute);
  switch (statut) {
    case "annulee":
      return "cancelled";
    case "expiree":
      return "expired";
    case "brouillon":
    case "ouverte":
      return openSituation(side, state);
    default:
      if (isDisputed) return state.dispute === "decided" ? "decided" : "disputed";
      if (statut === "terminee") return isParty && state.mayReview ? "toReview" : "finished";
      return isParty ? agreedSituation(state) : "taken";
  }
}

/** Whether the life cycle that an act belongs to allows it to a side now. */
export function isAllowed(act: NowAct, side: NowSide, state: MissionNowState): boolean {
  const { mission, own, progress, hour, isUnconfirmed } = state;
  const by = moverOf(side);
  const isUnderWay = mission.statut === "en_cours";
  switch (act) {
    case "way.started":
    case "work.begun":
    case "work.done":
    case "changes.asked":
    case "work.confirmed":
      return isUnderWay && progress !== null && decideProgress(progress, { type: act, by }).allowed;
    case "hour.accepted":
    case "hour.refused":
    case "hour.withdrawn":
    case "hour.proposed":
      return isUnderWay && hour !== null && decideHour(hour, { type: act as HourAct, by }).allowed;
    case "late.announced":
    case "absence.reported":
    case "absence.denied":
    case "absence.admitted":
    case "absence.closed":
    case "mission.left":
    case "safety.left":
      return (
        isUnderWay && state.incident !== null && decideIncident(state.incident, { type: act, by }).allowed
      );
    case "proposals.read":
      return side === "requester" && state.turn !== null;
    case "proposal.answered": {
      const standing = { statut: own, version: 0, missionStatut: mission.statut, isUnconfirmed };
      return decideProposal(standing, { type: "proposal.accepted", by: "jobbeur" }).allowed;
    }
    case "proposal.confirmed": {
      const standing = { statut: own, version: 0, missionStatut: mission.statut, isUnconfirmed };
      return decideProposal(standing, { type: "proposal.confirmed", by: "jobbeur" }).allowed;
    }
    case "proposal.made": {
      const before = { statut: null, version: 0, missionStatut: mission.statut };
      const made = {
        type: "proposal.made",
        by: "stranger",
        isJobbeur: true,
        isProfileHidden: false,
      } as const;
      return decideProposal(before, { ...made, earlier: own }).allowed;
    }
    case "ask.declined":
      return side === "asked";
    case "mission.opened":
      return decideMission(mission, { type: "mission.opened", by: "owner" }).allowed;
    case "mission.edited":
      return side === "requester" && mayEditMission(mission, "owner");
    // Another mission, which begins as a draft of its own.
    case "mission.repeated":
      return side === "requester" && mission.statut !== "brouillon";
    case "contact.given":
      return side === "requester" && isUnderWay && !state.hasContact;
    case "contact.asked":
      return side === "chosen" && isUnderWay && !state.hasContact;
    case "dispute.opened":
      return state.mayDispute;
    case "dispute.read":
      return state.dispute !== null;
    case "review.given":
      return state.mayReview;
  }
}

/** What stands on top of a mission for one of its readers: how it stands, their next act, what else they can do. */
export function missionNow(state: MissionNowState): MissionNow {
  const side = sideNow(state);
  const situation = situationOf(side, state);
  const found = nowRows[situation][side];
  if (found === undefined) throw new Error(`No row for ${side} in ${situation}.`);
  const isBeforeItsDay = state.isFar && state.progress?.status === "agreed";
  const allows = (act: NowAct) => isAllowed(act, side, state) && !(isBeforeItsDay && actsOfTheDay.has(act));
  const first = found.first !== null && allows(found.first) ? found.first : null;
  const others = found.others.filter(allows);
  return { situation, side, first, others, troubles: troubles.filter(allows) };
}
