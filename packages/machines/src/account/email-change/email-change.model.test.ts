import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { emailChangeLifecycle } from "./email-change.machine.ts";
import { emailChangeModel } from "./email-change.model.ts";
import type {
  EmailChangeEvent,
  EmailChangeFollowUp,
  EmailChangeRefusal,
  EmailChangeState,
} from "./email-change.types.ts";
import { decideEmailChange } from "./index.ts";

interface Harness {
  simulation: Simulation;
  state: EmailChangeState;
  /** Which addresses confirmed what is asked now. */
  confirmed: Set<"current" | "next">;
  unproved: number;
  replaced: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: EmailChangeEvent) {
  const snapshot = emailChangeLifecycle.resolveState({ value: harness.state });
  const asked = harness.simulation.ask(emailChangeLifecycle, { snapshot }, event);
  const decision = decideEmailChange(harness.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.state);
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(
  harness: Harness,
  event: EmailChangeEvent,
  follows: readonly EmailChangeFollowUp["type"][] = [],
): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows.map((type) => ({ type })));
  harness.state = decision.next;
}

function refuse(harness: Harness, event: EmailChangeEvent, reason: EmailChangeRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const confirmed = (side: "current" | "next", facts: { isExpired?: boolean; isTaken?: boolean } = {}) => ({
  type: "link.confirmed" as const,
  side,
  isExpired: false,
  isTaken: false,
  ...facts,
});

function confirm(harness: Harness, side: "current" | "next", isLast: boolean): void {
  harness.confirmed.add(side);
  allow(harness, confirmed(side), isLast ? ["address.replaced"] : []);
  if (!isLast) return;
  harness.replaced += 1;
  if (harness.confirmed.size < 2) harness.unproved += 1;
  harness.confirmed.clear();
}

function end(harness: Harness, event: EmailChangeEvent): void {
  allow(harness, event);
  harness.confirmed.clear();
}

proveMachine({
  machine: emailChangeLifecycle,
  model: emailChangeModel,
  harness: (simulation): Harness => ({
    simulation,
    state: "none",
    confirmed: new Set(),
    unproved: 0,
    replaced: 0,
  }),
  perform: {
    asks: (harness) => {
      harness.confirmed.clear();
      allow(harness, { type: "change.requested", isCurrentGone: false }, ["links.mailed"]);
    },
    "asks, and no mail reaches the current address": (harness) => {
      harness.confirmed = new Set(["current"]);
      allow(harness, { type: "change.requested", isCurrentGone: true }, ["links.mailed"]);
    },
    "confirms at the current address": (harness, { next }) => confirm(harness, "current", next),
    "confirms at the next address": (harness, { current }) => confirm(harness, "next", current),
    "confirms last, but the address was taken": (harness, { current }) =>
      refuse(harness, confirmed(current ? "next" : "current", { isTaken: true }), "TOKEN_INVALID"),
    "confirms too late": (harness) => {
      for (const side of ["current", "next"] as const)
        refuse(harness, confirmed(side, { isExpired: true }), "TOKEN_EXPIRED");
    },
    "confirms what was not asked": (harness) => refuse(harness, confirmed("next"), "TOKEN_INVALID"),
    "refuses by a link": (harness) => end(harness, { type: "link.refused", isExpired: false }),
    "refuses too late": (harness) =>
      refuse(harness, { type: "link.refused", isExpired: true }, "TOKEN_EXPIRED"),
    "refuses what was not asked": (harness) =>
      refuse(harness, { type: "link.refused", isExpired: false }, "TOKEN_INVALID"),
    cancels: (harness) => end(harness, { type: "change.cancelled" }),
  },
  agree: ({ state }, { isAsked, current, next }) => {
    const asked = current ? "currentConfirmed" : next ? "nextConfirmed" : "asked";
    expect(state).toBe(isAsked ? asked : "none");
  },
  invariants: {
    "no address is replaced before both confirmed, or the one that mails reach": ({ unproved }) =>
      unproved === 0,
  },
});
