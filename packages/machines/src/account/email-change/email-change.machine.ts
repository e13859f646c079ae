import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  EmailChangeEvent,
  EmailChangeFollowUp,
  EmailChangeRefusal,
  EmailChangeState,
} from "./email-change.types.ts";

const lifecycle = setup({
  types: { events: {} as EmailChangeEvent },
  guards: {
    isExpired: ({ event }) =>
      (event.type === "link.confirmed" || event.type === "link.refused") && event.isExpired,
    isCurrentGone: ({ event }) => event.type === "change.requested" && event.isCurrentGone,
    isTaken: ({ event }) => event.type === "link.confirmed" && event.isTaken,
    isCurrent: ({ event }) => event.type === "link.confirmed" && event.side === "current",
    isNext: ({ event }) => event.type === "link.confirmed" && event.side === "next",
  },
  actions: {
    follow: (_, _followUp: EmailChangeFollowUp) => {},
    refuse: (_, _refusal: { reason: EmailChangeRefusal }) => {},
  },
});

const follow = (type: EmailChangeFollowUp["type"]) => ({ type: "follow", params: { type } }) as const;
const refuse = (reason: EmailChangeRefusal) => ({ type: "refuse", params: { reason } }) as const;

/** An address that no mail reaches has no one who could confirm there: the proof that the change is asked by stands alone. */
const requested = [
  { guard: "isCurrentGone", target: "currentConfirmed", actions: follow("links.mailed") },
  { target: "asked", actions: follow("links.mailed") },
] as const;
const expired = { guard: "isExpired", actions: refuse("TOKEN_EXPIRED") } as const;
const taken = { guard: "isTaken", actions: refuse("TOKEN_INVALID") } as const;
const replaced = { target: "none", actions: follow("address.replaced") } as const;
/** How a change ends without one. */
const endings = {
  "change.requested": requested,
  "link.refused": [expired, { target: "none" }],
  "change.cancelled": { target: "none" },
} as const;

/** The life cycle of a change of address: it holds once both addresses confirmed it, or the one that mails still reach, in either order, within the life of their links. */
export const emailChangeLifecycle = lifecycle.createMachine({
  id: "email-change",
  initial: "none",
  states: {
    none: {
      on: {
        "change.requested": requested,
        "link.confirmed": { actions: refuse("TOKEN_INVALID") },
        "link.refused": { actions: refuse("TOKEN_INVALID") },
        "change.cancelled": {},
      },
    },
    asked: {
      on: {
        ...endings,
        "link.confirmed": [
          expired,
          { guard: "isCurrent", target: "currentConfirmed" },
          { target: "nextConfirmed" },
        ],
      },
    },
    currentConfirmed: {
      on: { ...endings, "link.confirmed": [expired, { guard: "isCurrent" }, taken, replaced] },
    },
    nextConfirmed: {
      on: {
        ...endings,
        "link.confirmed": [expired, { guard: "isNext" }, taken, replaced],
      },
    },
  },
});

/** Asks the life cycle whether an event may happen to a change of address; pure, performs nothing. */
export const decideEmailChange = (state: EmailChangeState, event: EmailChangeEvent) =>
  decide(emailChangeLifecycle, state, event);
