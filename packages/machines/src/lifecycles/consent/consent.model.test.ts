import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideConsent } from "./consent.decision.ts";
import { consentLifecycle } from "./consent.machine.ts";
import { consentModel } from "./consent.model.ts";
import type { ConsentEvent, ConsentStatus } from "./consent.types.ts";

interface World {
  stage: Stage;
  status: ConsentStatus;
  open: number;
}

const inForce = { cgvVersion: "1.0", cguVersion: "1.0" };

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(world: World, event: ConsentEvent): void {
  const snapshot = consentLifecycle.resolveState({ value: world.status });
  const asked = world.stage.ask(consentLifecycle, { snapshot }, event);
  const decision = decideConsent(world.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : world.status);
  if (!decision.allowed) return;
  world.status = decision.next;
  for (const follow of decision.follows) world.open += follow.type === "consent.recorded" ? 1 : -1;
}

function refuse(world: World, event: ConsentEvent): void {
  decide(world, event);
  expect(decideConsent(world.status, event)).toEqual({ allowed: false, reason: "TERMS_VERSION_OUTDATED" });
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
  world: (stage): World => ({ stage, status: "absent", open: 0 }),
  perform: {
    "the person agrees": (world) => decide(world, { type: "consent.given", kind: "ai" }),
    "the person agrees to the terms in force": (world) => decide(world, terms(inForce)),
    "the person agrees to older sales terms": (world) =>
      refuse(world, terms({ ...inForce, cgvVersion: "0.9" })),
    "the person agrees to older use terms": (world) =>
      refuse(world, terms({ ...inForce, cguVersion: "0.9" })),
    "the person takes it back": (world) => decide(world, { type: "consent.revoked" }),
    "the person takes back nothing": (world) => decide(world, { type: "consent.revoked" }),
    "six months pass": (world) => decide(world, { type: "validity.ended" }),
    "the terms change": (world) => decide(world, { type: "terms.changed" }),
    "time passes without a consent": (world) => {
      decide(world, { type: "validity.ended" });
      decide(world, { type: "terms.changed" });
    },
  },
  agree: (world, consent) => {
    expect(world.status).toBe(consent.status);
  },
  invariants: {
    "at most one record is open, none before the first consent and after it was taken back": ({
      status,
      open,
    }) => open === (status === "absent" || status === "revoked" ? 0 : 1),
  },
});
