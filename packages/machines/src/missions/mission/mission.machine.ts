import type { MissionAudience, MissionStatus } from "@jobami/api/missions/contract";
import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { MissionEvent, MissionFollowUp, MissionRefusal, MissionState } from "./mission.types.ts";

/** MISS-19: what cancelling costs who cancels, in Jobi. */
export const cancellationCost = 1;

const lifecycle = setup({
  types: { events: {} as MissionEvent },
  guards: {
    isOwner: ({ event }) => "by" in event && event.by === "owner",
    isStranger: ({ event }) => "by" in event && event.by !== "owner",
    canPost: ({ event }) =>
      event.type === "mission.posted" &&
      event.by === "owner" &&
      !event.isProfileHidden &&
      event.hasAcceptedTerms &&
      !event.asksFirst,
    canAsk: ({ event }) =>
      event.type === "mission.posted" &&
      event.by === "owner" &&
      !event.isProfileHidden &&
      event.hasAcceptedTerms &&
      event.asksFirst,
    changesTerms: ({ event }) =>
      event.type === "mission.edited" && event.by === "owner" && event.changesTerms,
    opensAfter: ({ event }) => event.type === "asks.over" && event.opensAfter,
    canPayCancellation: ({ event }) =>
      event.type === "mission.cancelled" && event.by === "owner" && event.jobiBalance >= cancellationCost,
    canPayLeaving: ({ event }) => event.type === "mission.left" && event.jobiBalance >= cancellationCost,
    isProfileHidden: ({ event }) =>
      event.type === "mission.posted" && event.by === "owner" && event.isProfileHidden,
    hasTermsToAccept: ({ event }) =>
      event.type === "mission.posted" && event.by === "owner" && !event.hasAcceptedTerms,
  },
  actions: {
    follow: (_, _followUp: MissionFollowUp) => {},
    refuse: (_, _refusal: { reason: MissionRefusal }) => {},
  },
});

const notifySides = {
  type: "follow",
  params: ({ event }: { event: MissionEvent }): MissionFollowUp => ({
    type: "sides.notified",
    of: event.type,
  }),
} as const;

const endProposals = (as: "refusee" | "expiree") =>
  ({ type: "follow", params: { type: "proposals.ended", as } }) as const;

const notifyJobbeurs = { type: "follow", params: { type: "jobbeurs.notified" } } as const;

const askConfirmations = { type: "follow", params: { type: "confirmations.asked" } } as const;

const notifyOwner = (isOpened: boolean) =>
  ({ type: "follow", params: { type: "owner.notified", isOpened } }) as const;

const ownerOpens = {
  "mission.opened": { guard: "isOwner", target: "tous", actions: notifyJobbeurs },
} as const;

const debit = { type: "follow", params: { type: "jobi.debited", amount: cancellationCost } } as const;

const ownerEnds = {
  "mission.completed": {
    guard: "isOwner",
    target: "terminee",
    actions: [endProposals("refusee"), notifySides],
  },
  "mission.cancelled": [
    {
      guard: "canPayCancellation",
      target: "annulee",
      actions: [debit, endProposals("refusee"), notifySides],
    },
    { guard: "isOwner", actions: { type: "refuse", params: { reason: "INSUFFICIENT_JOBI" } } },
  ],
} as const;

/**
 * The life cycle of a mission [MISS-17..21]. Deadlines come as events from the server's jobs: a life cycle has no clock.
 * Ended states are not `final`, so that a late step still gets its reason.
 */
export const missionLifecycle = lifecycle.createMachine({
  id: "mission",
  initial: "brouillon",
  on: {
    "*": [
      { guard: "isStranger", actions: { type: "refuse", params: { reason: "FORBIDDEN" } } },
      { actions: { type: "refuse", params: { reason: "MISSION_TRANSITION_REFUSED" } } },
    ],
  },
  states: {
    brouillon: {
      on: {
        "mission.posted": [
          {
            guard: "canPost",
            target: "ouverte",
            actions: notifyJobbeurs,
          },
          {
            guard: "canAsk",
            target: "ouverte.demandes",
            actions: { type: "follow", params: { type: "asked.notified" } },
          },
          {
            guard: "isProfileHidden",
            actions: { type: "refuse", params: { reason: "PROFILE_HIDDEN" } },
          },
          {
            guard: "hasTermsToAccept",
            actions: { type: "refuse", params: { reason: "TERMS_REQUIRED" } },
          },
        ],
      },
    },
    // Whom it is for while it is open: a few may be asked before everybody else.
    ouverte: {
      initial: "tous",
      states: {
        tous: {
          on: { "mission.edited": { guard: "changesTerms", actions: [askConfirmations, notifyJobbeurs] } },
        },
        demandes: {
          on: {
            ...ownerOpens,
            "asks.over": [
              { guard: "opensAfter", target: "tous", actions: [notifyJobbeurs, notifyOwner(true)] },
              { target: "personne", actions: notifyOwner(false) },
            ],
          },
          exit: {
            type: "follow",
            params: ({ event }: { event: MissionEvent }): MissionFollowUp => ({
              type: "asks.released",
              of: event.type,
            }),
          },
        },
        personne: { on: ownerOpens },
      },
      on: {
        ...ownerEnds,
        // What two people agreed on does not change any more.
        "pictures.changed": { guard: "isOwner" },
        "mission.edited": [{ guard: "changesTerms", actions: askConfirmations }, { guard: "isOwner" }],
        "mission.begun": { target: "en_cours", actions: notifySides },
        "owner.left": { target: "annulee", actions: [endProposals("refusee"), notifySides] },
        "mission.expired": { target: "expiree", actions: [endProposals("expiree"), notifySides] },
      },
    },
    en_cours: {
      on: {
        ...ownerEnds,
        // Who ends it reports it to both. Whoever cannot come is not held by a Jobi that they do not have.
        "mission.left": [
          { guard: "canPayLeaving", target: "annulee", actions: [debit, endProposals("refusee")] },
          { target: "annulee", actions: endProposals("refusee") },
        ],
        "mission.voided": { target: "annulee", actions: endProposals("refusee") },
      },
    },
    terminee: {},
    annulee: {},
    expiree: {},
  },
});

type Standing = Exclude<MissionStatus, "ouverte"> | { ouverte: MissionAudience };

const standingOf = ({ statut, audience = "tous" }: MissionState): Standing =>
  statut === "ouverte" ? { ouverte: audience } : statut;

/** Asks the life cycle whether an event may happen to a mission; pure, performs nothing. */
export function decideMission(state: MissionState, event: MissionEvent) {
  const decision = decide<typeof missionLifecycle, Standing>(missionLifecycle, standingOf(state), event);
  if (!decision.allowed) return decision;
  const next: Required<MissionState> =
    typeof decision.next === "string"
      ? { statut: decision.next, audience: "tous" }
      : { statut: "ouverte", audience: decision.next.ouverte };
  return { ...decision, next };
}
