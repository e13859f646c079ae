import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  VerificationDocumentEvent,
  VerificationDocumentFollowUp,
  VerificationDocumentRefusal,
  VerificationDocumentStatus,
} from "./verification-document.types.ts";

const lifecycle = setup({
  types: { events: {} as VerificationDocumentEvent },
  guards: {
    isExpired: ({ event }) => event.type === "document.accepted" && event.isExpired,
    isUnseen: ({ event }) => event.type === "document.accepted" && !event.isSeen,
    isUnchecked: ({ event }) => event.type === "document.accepted" && !event.isChecked,
  },
  actions: {
    follow: (_, _followUp: VerificationDocumentFollowUp) => {},
    refuse: (_, _refusal: { reason: VerificationDocumentRefusal }) => {},
  },
});

const follow = (type: VerificationDocumentFollowUp["type"]) =>
  ({ type: "follow", params: { type } }) as const;
const refuse = (reason: VerificationDocumentRefusal) => ({ type: "refuse", params: { reason } }) as const;

/** Whoever decides of a document that is not accepted now, or no longer, hears that. */
const notAccepted = {
  "document.revoked": { actions: refuse("VERIFICATION_NOT_ACCEPTED") },
  "document.requested": { actions: refuse("VERIFICATION_NOT_ACCEPTED") },
} as const;
const decisions = {
  ...notAccepted,
  "document.accepted": [
    { guard: "isExpired", actions: refuse("VERIFICATION_EXPIRED") },
    { guard: "isUnseen", actions: refuse("VERIFICATION_UNSEEN") },
    { guard: "isUnchecked", actions: refuse("VERIFICATION_UNCHECKED") },
    { target: "accepted", actions: [follow("former.replaced"), follow("owner.notified")] },
  ],
  "document.refused": { target: "refused", actions: follow("owner.notified") },
  "document.replaced": { target: "replaced" },
} as const;
/** Whoever comes second hears that it is decided. */
const decided = {
  "document.accepted": { actions: refuse("VERIFICATION_DECIDED") },
  "document.refused": { actions: refuse("VERIFICATION_DECIDED") },
  "document.replaced": { target: "replaced" },
} as const;

/** The life cycle of a document that proves something of a person. It has no clock: whoever asks states what time did. */
export const verificationDocumentLifecycle = lifecycle.createMachine({
  id: "verification-document",
  initial: "submitted",
  states: {
    submitted: { on: { "document.taken": "reviewing", ...decisions } },
    reviewing: { on: decisions },
    accepted: {
      on: {
        "expiry.reached": { target: "expired", actions: follow("owner.notified") },
        "document.revoked": { target: "revoked", actions: follow("owner.notified") },
        "document.requested": { target: "requested", actions: follow("owner.notified") },
        ...decided,
      },
    },
    refused: { on: { ...decided, ...notAccepted } },
    revoked: { on: { ...decided, ...notAccepted } },
    requested: { on: { ...decided, ...notAccepted } },
    expired: { on: { ...decided, ...notAccepted } },
    replaced: {
      on: {
        ...notAccepted,
        "document.accepted": { actions: refuse("VERIFICATION_DECIDED") },
        "document.refused": { actions: refuse("VERIFICATION_DECIDED") },
      },
    },
  },
});

/** Asks the life cycle whether an event may happen to a document; pure, performs nothing. */
export const decideVerificationDocument = (
  status: VerificationDocumentStatus,
  event: VerificationDocumentEvent,
) => decide(verificationDocumentLifecycle, status, event);
