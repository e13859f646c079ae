import type { Dispute } from "@jobami/api/disputes/contract";
import type { HourAct } from "@jobami/api/planning/routes";
import type { IncidentAct, ProgressStep } from "@jobami/api/progress/routes";
import type { ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import type { HourState } from "../../planning/mission-hour/index.ts";
import type { MissionState } from "../mission/index.ts";
import type { IncidentState } from "../mission-incident/index.ts";
import type { ProgressState } from "../mission-progress/index.ts";

/** Who reads a mission: its two sides, a jobbeur who proposed, who is asked first, any other jobbeur, any other person. */
export const nowSides = ["requester", "chosen", "proposer", "asked", "jobbeur", "reader"] as const;
export type NowSide = (typeof nowSides)[number];

/** How a mission stands, in terms that its sides share. */
export const nowSituations = [
  "asking",
  "noneCould",
  "waiting",
  "proposed",
  "countered",
  "toConfirm",
  "ended",
  "taken",
  "dayOpen",
  "hourOpen",
  "hourByClient",
  "hourByJobbeur",
  "agreed",
  "due",
  "onTheWay",
  "jobbeurAbsent",
  "clientAbsent",
  "jobbeurMissed",
  "clientMissed",
  "bothCame",
  "begun",
  "done",
  "changesAsked",
  "disputed",
  "decided",
  "toReview",
  "finished",
  "cancelled",
  "expired",
] as const;
export type NowSituation = (typeof nowSituations)[number];

/** What a side can do from the card: each belongs to the life cycle that `isAllowed` asks. */
export type NowAct =
  | ProgressStep
  | HourAct
  | IncidentAct
  | "proposals.read"
  | "proposal.answered"
  | "proposal.confirmed"
  | "proposal.made"
  | "ask.declined"
  | "mission.opened"
  | "mission.edited"
  | "mission.repeated"
  | "contact.given"
  | "contact.asked"
  | "dispute.opened"
  | "dispute.read"
  | "review.given";

/** What is known of a mission for one reader. */
export interface MissionNowState {
  side: NowSide;
  mission: MissionState;
  /** Whose answer a proposal waits for, of all that its requester received; null where none stands. */
  turn: ProposalSide | null;
  /** The reader's own newest proposal, where they are a jobbeur. */
  own: ProposalStatus | null;
  /** What is awaited of a jobbeur is to confirm a proposal whose mission changed. */
  isUnconfirmed: boolean;
  /** For the two who agreed. */
  progress: ProgressState | null;
  /** The work is expected more than a day from now. */
  isFar: boolean;
  hour: HourState | null;
  /** What goes wrong before the work begins. */
  incident: IncidentState | null;
  /** It was wanted on any day, and none is agreed on. */
  isDayOpen: boolean;
  dispute: Dispute["status"] | null;
  mayDispute: boolean;
  hasContact: boolean;
  mayReview: boolean;
}

/** What the card offers a side: one act first at most, then the rest; what goes wrong is folded behind them. */
export interface NowRow {
  first: NowAct | null;
  others: readonly NowAct[];
}
