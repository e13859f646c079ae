import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideVerificationDocument } from "./verification-document.decision.ts";
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

const accepted = (isExpired = false) => ({ type: "document.accepted", isExpired }) as const;

proveMachine({
  machine: verificationDocumentLifecycle,
  model: verificationDocumentModel,
  harness: (simulation): Harness => ({ simulation, status: "submitted", decisions: 0 }),
  perform: {
    "staff takes it": (harness) => allow(harness, { type: "document.taken" }),
    "staff accepts it": (harness) => {
      allow(harness, accepted(), ["former.replaced", "owner.told"]);
      harness.decisions += 1;
    },
    "staff accepts it after its last day": (harness) =>
      refuse(harness, accepted(true), "VERIFICATION_EXPIRED"),
    "staff refuses it": (harness) => {
      allow(harness, { type: "document.refused" }, ["owner.told"]);
      harness.decisions += 1;
    },
    "staff decides again": (harness) => {
      refuse(harness, accepted(), "VERIFICATION_DECIDED");
      refuse(harness, { type: "document.refused" }, "VERIFICATION_DECIDED");
    },
    "its last day passes": (harness) => allow(harness, { type: "expiry.reached" }, ["owner.told"]),
    "its last day passes undecided": (harness) => allow(harness, { type: "expiry.reached" }),
    "another takes its place": (harness) => allow(harness, { type: "document.replaced" }),
  },
  agree: (harness, { status }) => {
    expect(harness.status).toBe(status);
  },
  invariants: { "a document is decided once": ({ decisions }) => decisions <= 1 },
});
