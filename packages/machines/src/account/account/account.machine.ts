import type { AccountStatus } from "@jobami/api/account/contract";
import type { SuspensionHours } from "@jobami/api/people/sanctions";
import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { AccountEvent, AccountFollowUp, AccountRefusal } from "./account.types.ts";

/** POL-12, as the contract has it: with other hours this does not compile. */
const suspensionHours: SuspensionHours = { least: 24, most: 720 };

const staffEvents: readonly AccountEvent["type"][] = [
  "account.suspended",
  "account.reinstated",
  "account.closed",
];

const lifecycle = setup({
  types: { events: {} as AccountEvent },
  guards: {
    isOwner: ({ event }) => "by" in event && event.by === "owner",
    isStaff: ({ event }) => "by" in event && event.by === "staff",
    isStranger: ({ event }) =>
      "by" in event && event.by !== (staffEvents.includes(event.type) ? "staff" : "owner"),
    canLeave: ({ event }) => "commitments" in event && event.by === "owner" && event.commitments === 0,
    canBeClosed: ({ event }) => "commitments" in event && event.by === "staff" && event.commitments === 0,
    isLawfulSuspension: ({ event }) =>
      event.type === "account.suspended" && event.by === "staff" && isLawfulLength(event.hours),
  },
  actions: {
    follow: (_, _followUp: AccountFollowUp) => {},
    refuse: (_, _refusal: { reason: AccountRefusal }) => {},
  },
});

function isLawfulLength(hours: number | null): boolean {
  return hours === null || (hours >= suspensionHours.least && hours <= suspensionHours.most);
}

const follow = (type: Exclude<AccountFollowUp["type"], "owner.notified">) =>
  ({ type: "follow", params: { type } }) as const;

const refuse = (reason: AccountRefusal) => ({ type: "refuse", params: { reason } }) as const;

const notifyOwner = {
  type: "follow",
  params: ({ event }: { event: AccountEvent }): AccountFollowUp => ({
    type: "owner.notified",
    of: event.type,
  }),
} as const;

const committed = { guard: "isOwner", actions: refuse("ACCOUNT_COMMITTED") } as const;

const staysSignedIn = { "owner.signedIn": {} } as const;

const staysOut = { "owner.signedIn": { actions: refuse("ACCOUNT_DEACTIVATED") } } as const;

const asksDeletion = {
  "deletion.requested": [
    { guard: "canLeave", target: "deletion_asked", actions: follow("link.mailed") },
    committed,
  ],
} as const;

const isSuspended = (...alsoFollows: readonly ReturnType<typeof follow>[]) =>
  ({
    "account.suspended": [
      { guard: "isLawfulSuspension", target: "suspended", actions: alsoFollows },
      { guard: "isStaff", actions: refuse("VALIDATION_FAILED") },
    ],
  }) as const;

const ending = [
  follow("sessions.ended"),
  follow("data.erased"),
  follow("work.withdrawn"),
  notifyOwner,
] as const;

/** Staff close what no one has used for years; never a person’s work under way. */
const isClosed = {
  "account.closed": [
    { guard: "canBeClosed", target: "deleted", actions: ending },
    { guard: "isStaff", actions: refuse("ACCOUNT_COMMITTED") },
  ],
} as const;

/** What was erased stays so, whatever a restored database knows of it; its owner was written to when it was. */
const isErasedAgain = {
  "account.erasedAgain": {
    target: "deleted",
    actions: [follow("sessions.ended"), follow("data.erased"), follow("work.withdrawn")],
  },
} as const;

const backFromSuspension = { target: "active", actions: notifyOwner } as const;

const isWaiting = {
  ...staysSignedIn,
  ...asksDeletion,
  ...isErasedAgain,
  ...isSuspended(follow("link.dropped")),
  "deletion.cancelled": { guard: "isOwner", target: "active", actions: follow("link.dropped") },
  "deletion.lapsed": { target: "active", actions: follow("link.dropped") },
} as const;

/**
 * The life cycle of an account [GDPR-01, GDPR-02, GDPR-04]. Deadlines come as events from the server's jobs: a life cycle has no clock.
 * A suspension ends no session: each call is refused, so that the browser reports why [SESS-16, SESS-20].
 */
export const accountLifecycle = lifecycle.createMachine({
  id: "account",
  initial: "active",
  on: {
    "*": [
      { guard: "isStranger", actions: refuse("FORBIDDEN") },
      { actions: refuse("ACCOUNT_TRANSITION_REFUSED") },
    ],
  },
  states: {
    active: {
      on: {
        ...staysSignedIn,
        ...asksDeletion,
        ...isSuspended(),
        ...isClosed,
        ...isErasedAgain,
        "account.paused": [
          { guard: "canLeave", target: "paused", actions: [follow("sessions.ended"), notifyOwner] },
          committed,
        ],
      },
    },
    paused: {
      on: {
        ...isSuspended(),
        ...isClosed,
        ...isErasedAgain,
        "owner.signedIn": { target: "active", actions: notifyOwner },
      },
    },
    suspended: {
      on: {
        ...staysOut,
        ...isErasedAgain,
        "account.reinstated": { guard: "isStaff", ...backFromSuspension },
        "suspension.lapsed": backFromSuspension,
      },
    },
    deletion_asked: {
      on: {
        ...isWaiting,
        "deletion.confirmed": { guard: "isOwner", target: "deletion_confirmed" },
      },
    },
    deletion_confirmed: {
      on: {
        ...isWaiting,
        "deletion.confirmed": { guard: "isOwner" },
        "account.erased": [
          {
            guard: "canLeave",
            target: "deleted",
            actions: ending,
          },
          committed,
        ],
      },
    },
    deleted: { on: staysOut },
  },
});

/** Asks the life cycle whether an event may happen to an account; pure, performs nothing. */
export const decideAccount = (statut: AccountStatus, event: AccountEvent) =>
  decide(accountLifecycle, statut, event);
