import type { DisputeAct, DisputeReason, DisputeSide } from "@jobami/api/disputes/routes";
import { allowedActs } from "../../lifecycle/decide.ts";
import { decideDispute } from "./dispute.machine.ts";
import type { DisputeEvent, DisputeOccasion, DisputeState } from "./dispute.types.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long after the end of a mission a dispute may be opened, and after the hour at which a person did not come, in ms. */
export const openingWindowMs = 14 * dayMs;
/** How late a person may be before they may be reported as absent, in ms. */
export const lateMs = 30 * minuteMs;
/** How long staff waits for the word of the other side, in ms. */
export const answerWindowMs = 3 * dayMs;
/** How long a decision can be appealed, in ms. */
export const disputeAppealMs = 7 * dayMs;
/** How long an appeal waits for another person before who decided first may decide of it, in ms. */
export const lonelyJudgeMs = 7 * dayMs;

const nothing = { cents: 0, jobis: 0 };

/** The acts of a side as events, in the order of their buttons; an acceptance is of what the other side offers. */
const events: Record<DisputeAct, (by: DisputeSide, state: DisputeState) => DisputeEvent> = {
  say: (by) => ({ type: "dispute.said", by }),
  offer: (by) => ({ type: "offer.made", by, sum: nothing }),
  accept: (by, { offers }) => ({
    type: "offer.accepted",
    by,
    sum: offers[by === "client" ? "jobbeur" : "client"] ?? { cents: -1, jobis: -1 },
  }),
  withdraw: (by) => ({ type: "dispute.withdrawn", by }),
  appeal: (by) => ({ type: "decision.appealed", by }),
};

/** What a side may do now: which buttons to show. */
export const allowedDisputeActs = (state: DisputeState, by: DisputeSide): readonly DisputeAct[] =>
  allowedActs(events, (eventOf) => decideDispute(state, eventOf(by, state)));

const within = (from: number | null, { now }: DisputeOccasion, wait: number) =>
  from !== null && now >= from + wait && now < from + wait + openingWindowMs;

/** What a side may open a dispute about now, in the order in which it is offered. */
export function disputeReasonsNow(occasion: DisputeOccasion): readonly DisputeReason[] {
  const { side, status, statut, startsAt, since } = occasion;
  const isUnderWay = statut === "en_cours";
  if (isUnderWay && (status === "agreed" || status === "onTheWay"))
    return within(startsAt, occasion, lateMs) ? ["noShow"] : [];
  // What was begun is left by no one alone: what is due for it is to be settled.
  if (isUnderWay && status === "begun") return ["stopped"];
  const isDeclaredDone = status === "done" || status === "changesAsked";
  const isInTime = statut === "terminee" ? within(since, occasion, 0) : isUnderWay && isDeclaredDone;
  if (!isInTime) return [];
  return side === "client" ? ["work", "other"] : ["payment", "other"];
}
