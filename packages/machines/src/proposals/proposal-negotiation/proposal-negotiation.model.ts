import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import { defineModel } from "../../testing/index.ts";
import { decideProposal, type ProposalAction } from "../proposal/index.ts";
import type { Decision, NegotiationAction } from "./proposal-negotiation.types.ts";

type Place =
  | "outside"
  | "loading"
  | "unloaded"
  | "idle"
  | "writing"
  | "conflict"
  | "confirming"
  | "sending"
  | "unsent"
  | "closed";

export interface NegotiationState {
  side: ProposalSide;
  at: Place;
  /** What both sides know; null before the first offer. */
  statut: ProposalStatus | null;
  mission: Extract<MissionStatus, "ouverte" | "en_cours" | "annulee">;
  /** The mission changed, and the jobbeur has not confirmed. */
  isUnconfirmed: boolean;
  decision: Decision | null;
  step: NegotiationAction | null;
  /** Something moved while the step was with the server: it can only be refused. */
  isOvertaken: boolean;
}

const events = {
  accept: "proposal.accepted",
  counter: "proposal.countered",
  reject: "proposal.rejected",
  withdraw: "proposal.withdrawn",
  confirm: "proposal.confirmed",
} as const;

const answers = new Map<string, boolean>();

/** Asks the life cycle itself, not the machine's reading of it; once for each situation. */
function may(state: NegotiationState, action: NegotiationAction): boolean {
  const { side, statut, mission, isUnconfirmed } = state;
  const situation = `${side} ${statut} ${mission} ${isUnconfirmed} ${action}`;
  const answer = answers.get(situation) ?? ask(state, action);
  answers.set(situation, answer);
  return answer;
}

function ask({ side, statut, mission, isUnconfirmed }: NegotiationState, action: NegotiationAction): boolean {
  const state = { version: 1, missionStatut: mission, isUnconfirmed };
  if (action !== "propose")
    return (
      statut !== null && decideProposal({ ...state, statut }, { type: events[action], by: side }).allowed
    );
  return (
    side === "jobbeur" &&
    decideProposal(
      { ...state, statut: null },
      { type: "proposal.made", by: "stranger", isJobbeur: true, isProfileHidden: false, earlier: statut },
    ).allowed
  );
}

const offerOf = (state: NegotiationState) =>
  (["counter", "propose"] as const).find((action) => may(state, action)) ?? null;
const other = (side: ProposalSide): ProposalSide => (side === "client" ? "jobbeur" : "client");
const counterOf = (side: ProposalSide): ProposalStatus => `contre_offre_${side}`;
const isAt =
  (...places: Place[]) =>
  ({ at }: NegotiationState) =>
    places.includes(at);
const isLive = isAt("idle", "writing", "conflict", "confirming", "sending", "unsent", "closed");
const isOffer = ({ step }: NegotiationState) => step === "counter" || step === "propose";

/** Where a live proposal finds the user, and leaves them. */
function moved(
  state: NegotiationState,
  statut: ProposalStatus | null,
  isUnconfirmed = false,
): Partial<NegotiationState> {
  const known = { statut, isUnconfirmed };
  if (state.at === "writing" || state.at === "conflict")
    return { ...known, at: offerOf({ ...state, ...known }) === null ? "closed" : "conflict" };
  if (state.at === "confirming") return { ...known, at: "idle", decision: null };
  if (state.at === "closed") return { ...known, at: "idle" };
  return { ...known, isOvertaken: state.step !== null };
}

const results: Record<NegotiationAction, (state: NegotiationState) => Partial<NegotiationState>> = {
  propose: () => ({ statut: "en_attente" }),
  counter: ({ side }) => ({ statut: counterOf(side) }),
  accept: () => ({ statut: "acceptee", mission: "en_cours" }),
  reject: () => ({ statut: "refusee" }),
  withdraw: () => ({ statut: "retiree" }),
  confirm: () => ({}),
};

const choosing = (decision: Decision) => ({
  when: isAt("idle"),
  leads: (state: NegotiationState): Partial<NegotiationState> =>
    may(state, decision) ? { at: "confirming", decision } : {},
});

const otherMay = (action: ProposalAction) => (state: NegotiationState) =>
  isLive(state) && may({ ...state, side: other(state.side) }, action);

const refusedStep = { step: null, isOvertaken: false } as const;

/** What one side, the server and the other side can do to a negotiation. */
export const negotiationModel = defineModel<NegotiationState>()({
  initial: {
    side: "client",
    at: "outside",
    statut: null,
    mission: "ouverte",
    isUnconfirmed: false,
    decision: null,
    step: null,
    isOvertaken: false,
  },
  steps: {
    "opens as the client": {
      when: isAt("outside"),
      leads: () => ({ at: "loading", side: "client", statut: "en_attente" }),
    },
    "opens as the jobbeur": {
      when: isAt("outside"),
      leads: () => ({ at: "loading", side: "jobbeur" }),
    },
    "the negotiation is loaded": { when: isAt("loading"), leads: () => ({ at: "idle" }) },
    "the negotiation cannot be loaded": { when: isAt("loading"), leads: () => ({ at: "unloaded" }) },
    "loads again": { when: isAt("unloaded"), leads: () => ({ at: "loading" }) },
    "reads again": { when: isAt("idle", "closed"), leads: () => ({ at: "loading" }) },
    "begins an offer": {
      when: isAt("idle"),
      leads: (state) => (offerOf(state) === null ? {} : { at: "writing" }),
    },
    writes: { when: isAt("writing", "conflict"), leads: () => ({}) },
    "leaves the offer": { when: isAt("writing", "conflict"), leads: () => ({ at: "idle" }) },
    "sends the offer": {
      when: isAt("writing", "conflict"),
      leads: (state) => ({ at: "sending", step: offerOf(state) }),
    },
    "chooses to accept": choosing("accept"),
    "chooses to reject": choosing("reject"),
    "chooses to withdraw": choosing("withdraw"),
    "chooses to confirm": choosing("confirm"),
    confirms: {
      when: isAt("confirming"),
      leads: ({ decision }) => ({ at: "sending", step: decision, decision: null }),
    },
    "changes their mind": { when: isAt("confirming"), leads: () => ({ at: "idle", decision: null }) },
    "the server agrees": {
      when: (state) => state.at === "sending" && !state.isOvertaken,
      leads: (state) => ({
        isUnconfirmed: false,
        ...(state.step === null ? {} : results[state.step](state)),
        ...refusedStep,
        at: "idle",
      }),
    },
    "the server knows a newer offer": {
      when: (state) => state.at === "sending" && state.step !== "propose" && state.mission === "ouverte",
      leads: (state) => {
        const known = { ...state, statut: counterOf(other(state.side)) };
        return {
          ...refusedStep,
          statut: known.statut,
          isUnconfirmed: false,
          at: isOffer(state) ? "conflict" : "idle",
        };
      },
    },
    "the server reports that it ended meanwhile": {
      when: (state) => state.at === "sending" && state.step !== "propose",
      leads: (state) => ({
        ...refusedStep,
        statut: "expiree",
        isUnconfirmed: false,
        at: isOffer(state) ? "closed" : "idle",
      }),
    },
    "the server reports that the mission is closed": {
      when: isAt("sending"),
      leads: () => ({ ...refusedStep, at: "closed" }),
    },
    "the server does not allow it": {
      when: isAt("sending"),
      leads: () => ({ ...refusedStep, at: "loading" }),
    },
    "the server refuses the terms": {
      when: isAt("sending"),
      leads: (state) => {
        if (!isOffer(state)) return { ...refusedStep, at: "idle" };
        return { ...refusedStep, at: offerOf(state) === null ? "closed" : "writing" };
      },
    },
    "the network fails": { when: isAt("sending"), leads: () => ({ at: "unsent" }) },
    "tries again": { when: isAt("unsent"), leads: () => ({ at: "sending" }) },
    "gives up": { when: isAt("unsent"), leads: () => ({ ...refusedStep, at: "loading" }) },
    "live: the other side counters": {
      when: otherMay("counter"),
      leads: (state) => moved(state, counterOf(other(state.side))),
    },
    "live: a newer offer of the other side arrives": {
      when: (state) => isAt("writing", "conflict")(state) && state.statut !== null,
      leads: (state) => moved(state, counterOf(other(state.side))),
    },
    "live: the client rejects": {
      when: (state) => state.side === "jobbeur" && otherMay("reject")(state),
      leads: (state) => moved(state, "refusee"),
    },
    "live: the jobbeur withdraws": {
      when: (state) => state.side === "client" && otherMay("withdraw")(state),
      leads: (state) => moved(state, "retiree"),
    },
    "live: the mission changes": {
      when: (state) =>
        isLive(state) &&
        state.mission === "ouverte" &&
        !state.isUnconfirmed &&
        (state.statut === "en_attente" || state.statut === "contre_offre_client"),
      leads: (state) => moved(state, state.statut, true),
    },
    "live: the jobbeur confirms": {
      when: (state) => state.side === "client" && otherMay("confirm")(state),
      leads: (state) => moved(state, state.statut),
    },
    "live: the mission is cancelled": {
      when: (state) => (isLive(state) || state.at === "loading") && state.mission === "ouverte",
      leads: (state) => {
        const known: NegotiationState = { ...state, mission: "annulee" };
        if (state.at === "writing" || state.at === "conflict") return { mission: "annulee", at: "closed" };
        if (state.decision !== null && !may(known, state.decision))
          return { mission: "annulee", at: "idle", decision: null };
        return { mission: "annulee", isOvertaken: state.step !== null };
      },
    },
    "live: what is known comes again": {
      when: (state) => isAt("idle", "writing", "sending")(state) && state.statut === "en_attente",
      leads: () => ({}),
    },
    "live: another negotiation moves": {
      when: (state) =>
        isAt("loading", "idle", "writing", "confirming", "closed")(state) && state.statut === "en_attente",
      leads: () => ({}),
    },
  },
});
