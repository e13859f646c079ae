import {
  type DisputeAct,
  type DisputeReason,
  type DisputeSide,
  disputeActs,
} from "@jobami/api/disputes/routes";
import { transition } from "xstate";
import { disputeLifecycle } from "./dispute.machine.ts";
import type {
  DisputeEvent,
  DisputeFollowUp,
  DisputeOccasion,
  DisputeRefusal,
  DisputeState,
  DisputeStatus,
} from "./dispute.types.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long after the end of a mission a dispute may be opened, and after the hour at which somebody did not come, in ms. */
export const openingWindowMs = 14 * dayMs;
/** How late somebody may be before they are said not to have come, in ms. */
export const lateMs = 30 * minuteMs;
/** How long the house waits for the word of the other side, in ms. */
export const answerWindowMs = 3 * dayMs;
/** How long a decision can be appealed, in ms. */
export const disputeAppealMs = 7 * dayMs;
/** How long an appeal waits for somebody else before who decided first may decide of it, in ms. */
export const lonelyJudgeMs = 7 * dayMs;

/** What a step leads to and what must follow in the same transaction, or why it is refused. */
export type DisputeDecision =
  | { allowed: true; next: DisputeState; follows: readonly DisputeFollowUp[] }
  | { allowed: false; reason: DisputeRefusal };

/** Asks the life cycle whether an event may happen to a dispute; pure, performs nothing. */
export function decideDispute({ status, ...context }: DisputeState, event: DisputeEvent): DisputeDecision {
  const here = disputeLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(disputeLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: DisputeRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as DisputeStatus, ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as DisputeFollowUp),
  };
}

const nothing = { cents: 0, jobis: 0 };

/** An act of a side as an event; an acceptance of what the other side offers. */
function eventOf(act: DisputeAct, by: DisputeSide, { offers }: DisputeState): DisputeEvent {
  switch (act) {
    case "say":
      return { type: "dispute.said", by };
    case "offer":
      return { type: "offer.made", by, sum: nothing };
    case "accept":
      return {
        type: "offer.accepted",
        by,
        sum: offers[by === "client" ? "jobbeur" : "client"] ?? { cents: -1, jobis: -1 },
      };
    case "withdraw":
      return { type: "dispute.withdrawn", by };
    case "appeal":
      return { type: "decision.appealed", by };
  }
}

/** What a side may do now: which buttons to show. */
export const allowedDisputeActs = (state: DisputeState, by: DisputeSide): readonly DisputeAct[] =>
  disputeActs.filter((act) => decideDispute(state, eventOf(act, by, state)).allowed);

const within = (from: number | null, { now }: DisputeOccasion, wait: number) =>
  from !== null && now >= from + wait && now < from + wait + openingWindowMs;

/** What a side may open a dispute about now, in the order in which it is offered. */
export function disputeReasonsNow(occasion: DisputeOccasion): readonly DisputeReason[] {
  const { side, status, statut, startsAt, since } = occasion;
  const isUnderWay = statut === "en_cours";
  if (isUnderWay && (status === "agreed" || status === "onTheWay"))
    return within(startsAt, occasion, lateMs) ? ["noShow"] : [];
  const isSaidDone = status === "done" || status === "changesAsked";
  const isInTime = statut === "terminee" ? within(since, occasion, 0) : isUnderWay && isSaidDone;
  if (!isInTime) return [];
  return side === "client" ? ["work", "other"] : ["payment", "other"];
}
