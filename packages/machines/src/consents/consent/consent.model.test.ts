import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { consentLifecycle } from "./consent.machine.ts";
import { consentModel } from "./consent.model.ts";
import type { ConsentEvent, ConsentFollowUp, ConsentStatus } from "./consent.types.ts";
import { decideConsent } from "./index.ts";

interface Harness {
  simulation: Simulation;
  status: ConsentStatus;
  open: number;
}

const inForce = { cgvVersion: "1.0", cguVersion: "1.0" };

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: ConsentEvent, follows: readonly ConsentFollowUp[] = []): void {
  const snapshot = consentLifecycle.resolveState({ value: harness.status });
  const asked = harness.simulation.ask(consentLifecycle, { snapshot }, event);
  const decision = decideConsent(harness.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.status);
  if (!decision.allowed) return;
  expect(decision.follows).toEqual(follows);
  harness.status = decision.next;
  for (const follow of decision.follows) harness.open += follow.type === "consent.recorded" ? 1 : -1;
}

function refuse(harness: Harness, event: ConsentEvent): void {
  decide(harness, event);
  expect(decideConsent(harness.status, event)).toEqual({ allowed: false, reason: "TERMS_VERSION_OUTDATED" });
}

/** A person agrees: what is recorded anew replaces the record that is still open. */
function agree(harness: Harness, event: ConsentEvent): void {
  const isOpen = harness.status !== "absent" && harness.status !== "revoked";
  decide(harness, event, [
    ...(isOpen ? [{ type: "record.ended", as: "replaced" } as const] : []),
    { type: "consent.recorded" },
  ]);
}

const terms = (accepted: typeof inForce): ConsentEvent => ({
  type: "consent.given",
  kind: "terms",
  accepted,
  inForce,
});

proveMachine({
  machine: consentLifecycle,
  model: consentModel,
  harness: (simulation): Harness => ({ simulation, status: "absent", open: 0 }),
  perform: {
    "the person agrees": (harness) => agree(harness, { type: "consent.given", kind: "ai" }),
    "the person agrees to the terms in force": (harness) => agree(harness, terms(inForce)),
    "the person agrees to older sales terms": (harness) =>
      refuse(harness, terms({ ...inForce, cgvVersion: "0.9" })),
    "the person agrees to older use terms": (harness) =>
      refuse(harness, terms({ ...inForce, cguVersion: "0.9" })),
    "the person takes it back": (harness) =>
      decide(harness, { type: "consent.revoked" }, [{ type: "record.ended", as: "revoked" }]),
    "the person takes back nothing": (harness) => decide(harness, { type: "consent.revoked" }),
    "six months pass": (harness) => decide(harness, { type: "validity.ended" }),
    "the terms change": (harness) => decide(harness, { type: "terms.changed" }),
    "time passes without a consent": (harness) => {
      decide(harness, { type: "validity.ended" });
      decide(harness, { type: "terms.changed" });
    },
  },
  agree: (harness, consent) => {
    expect(harness.status).toBe(consent.status);
  },
  invariants: {
    "at most one record is open, none before the first consent and after it was taken back": ({
      status,
      open,
    }) => open === (status === "absent" || status === "revoked" ? 0 : 1),
  },
});
