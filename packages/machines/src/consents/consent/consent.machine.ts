import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { ConsentEvent, ConsentFollowUp, ConsentRefusal, ConsentStatus } from "./consent.types.ts";

const lifecycle = setup({
  types: { events: {} as ConsentEvent },
  guards: {
    isForOtherTerms: ({ event }) =>
      event.type === "consent.given" &&
      event.kind === "terms" &&
      (event.accepted.cgvVersion !== event.inForce.cgvVersion ||
        event.accepted.cguVersion !== event.inForce.cguVersion),
  },
  actions: {
    follow: (_, _followUp: ConsentFollowUp) => {},
    refuse: (_, _refusal: { reason: ConsentRefusal }) => {},
  },
});

const record = { type: "follow", params: { type: "consent.recorded" } } as const;
const endRecord = (as: "revoked" | "replaced") =>
  ({ type: "follow", params: { type: "record.ended", as } }) as const;
const refuseOtherTerms = {
  guard: "isForOtherTerms",
  actions: { type: "refuse", params: { reason: "TERMS_VERSION_OUTDATED" } },
} as const;

/** A consent that no longer counts may still be taken back, so that no record of it stays open. */
const ended = {
  on: {
    "consent.given": [refuseOtherTerms, { target: "given", actions: [endRecord("replaced"), record] }],
    "consent.revoked": { target: "revoked", actions: endRecord("revoked") },
  },
} as const;

/**
 * The life cycle of a consent, to AI or to the terms [CONS-22, CONS-26]. It has no clock: whoever asks states what time did.
 * Taking back what was not given changes nothing.
 */
export const consentLifecycle = lifecycle.createMachine({
  id: "consent",
  initial: "absent",
  states: {
    absent: { on: { "consent.given": [refuseOtherTerms, { target: "given", actions: record }] } },
    given: {
      on: {
        "consent.given": [refuseOtherTerms, { actions: [endRecord("replaced"), record] }],
        "consent.revoked": { target: "revoked", actions: endRecord("revoked") },
        "validity.ended": "lapsed",
        "terms.changed": "outdated",
      },
    },
    revoked: { on: { "consent.given": [refuseOtherTerms, { target: "given", actions: record }] } },
    lapsed: ended,
    outdated: ended,
  },
});

/** Asks the life cycle whether an event may happen to a consent; pure, performs nothing. */
export const decideConsent = (status: ConsentStatus, event: ConsentEvent) =>
  decide(consentLifecycle, status, event);
