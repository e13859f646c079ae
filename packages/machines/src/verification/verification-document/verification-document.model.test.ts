import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideVerificationDocument } from "./index.ts";
import { verificationDocumentLifecycle } from "./verification-document.machine.ts";
import { verificationDocumentModel } from "./verification-document.model.ts";
import type {
  VerificationDocumentEvent,
  VerificationDocumentFollowUp,
  VerificationDocumentRefusal,
  VerificationDocumentStatus,
} from "./verification-document.types.ts";

interface Harness {
  simulation: Simulation;
  status: VerificationDocumentStatus;
  decisions: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: VerificationDocumentEvent) {
  const snapshot = verificationDocumentLifecycle.resolveState({ value: harness.status });
  const asked = harness.simulation.ask(verificationDocumentLifecycle, { snapshot }, event);
  const decision = decideVerificationDocument(harness.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.status);
  return decision;
}

function allow(
  harness: Harness,
  event: VerificationDocumentEvent,
  follows: readonly VerificationDocumentFollowUp["type"][] = [],
): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows.map((type) => ({ type })));
  harness.status = decision.next;
}

function refuse(harness: Harness, event: VerificationDocumentEvent, reason: VerificationDocumentRefusal) {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const accepted = (facts: { isExpired?: boolean; isSeen?: boolean; isChecked?: boolean } = {}) =>
  ({ type: "document.accepted", isExpired: false, isSeen: true, isChecked: true, ...facts }) as const;

proveMachine({
  machine: verificationDocumentLifecycle,
  model: verificationDocumentModel,
  harness: (simulation): Harness => ({ simulation, status: "submitted", decisions: 0 }),
  perform: {
    "staff takes it": (harness) => allow(harness, { type: "document.taken" }),
    "staff accepts it": (harness) => {
      allow(harness, accepted(), ["former.replaced", "owner.notified"]);
      harness.decisions += 1;
    },
    "staff accepts it after its last day": (harness) =>
      refuse(harness, accepted({ isExpired: true }), "VERIFICATION_EXPIRED"),
    "staff accepts it unseen": (harness) =>
      refuse(harness, accepted({ isSeen: false, isChecked: false }), "VERIFICATION_UNSEEN"),
    "staff accepts it unchecked": (harness) =>
      refuse(harness, accepted({ isChecked: false }), "VERIFICATION_UNCHECKED"),
    "staff refuses it": (harness) => {
      allow(harness, { type: "document.refused" }, ["owner.notified"]);
      harness.decisions += 1;
    },
    "staff decides again": (harness) => {
      refuse(harness, accepted(), "VERIFICATION_DECIDED");
      refuse(harness, { type: "document.refused" }, "VERIFICATION_DECIDED");
    },
    "staff takes its acceptance back": (harness) =>
      allow(harness, { type: "document.revoked" }, ["owner.notified"]),
    "staff asks for it again": (harness) =>
      allow(harness, { type: "document.requested" }, ["owner.notified"]),
    "staff takes back what is not accepted": (harness) => {
      refuse(harness, { type: "document.revoked" }, "VERIFICATION_NOT_ACCEPTED");
      refuse(harness, { type: "document.requested" }, "VERIFICATION_NOT_ACCEPTED");
    },
    "its last day passes": (harness) => allow(harness, { type: "expiry.reached" }, ["owner.notified"]),
    "its last day passes undecided": (harness) => allow(harness, { type: "expiry.reached" }),
    "another takes its place": (harness) => allow(harness, { type: "document.replaced" }),
  },
  agree: (harness, { status }) => {
    expect(harness.status).toBe(status);
  },
  invariants: { "a document is decided once": ({ decisions }) => decisions <= 1 },
});
