import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideSanction } from "./index.ts";
import { sanctionLifecycle } from "./sanction.machine.ts";
import { sanctionModel } from "./sanction.model.ts";
import type {
  SanctionEvent,
  SanctionFollowUp,
  SanctionJudge,
  SanctionRefusal,
  SanctionState,
} from "./sanction.types.ts";

interface Harness {
  simulation: Simulation;
  state: SanctionState;
  notices: number;
  judged: number;
}

const because = "Des menaces, par message.";
const other: SanctionJudge = { role: "staff", id: "a2", isSanctioned: false };
const giver: SanctionJudge = { role: "staff", id: "a1", isSanctioned: false };
const oneself: SanctionJudge = { role: "staff", id: "a3", isSanctioned: true };
const operator = (isOnlyJudge: boolean): SanctionJudge => ({ role: "operator", isOnlyJudge });

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide({ simulation, state }: Harness, event: SanctionEvent) {
  const { status, ...context } = state;
  const snapshot = sanctionLifecycle.resolveState({ value: status, context });
  const asked = simulation.ask(sanctionLifecycle, { snapshot, input: {} }, event);
  const decision = decideSanction(state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: SanctionEvent, follows: readonly SanctionFollowUp["type"][]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows.map(({ type }) => type)).toEqual(follows);
  const ends = event.type === "sanction.lifted" || follows.includes("account.reinstated");
  if (event.type === "appeal.decided") harness.judged += 1;
  if (follows.includes("reasons.sent")) harness.notices += 1;
  const isRunning = harness.state.isRunning && !ends;
  harness.state = { ...harness.state, status: decision.next.status, isRunning };
}

function refuse(harness: Harness, event: SanctionEvent, reason: SanctionRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const appeal = ({ isSanctioned = true, reasons = because, isInTime = true } = {}): SanctionEvent => ({
  type: "appeal.made",
  by: { isSanctioned },
  reasons,
  isInTime,
});
const judge = (
  decision: "uphold" | "overturn",
  by: SanctionJudge = other,
  reasons = because,
): SanctionEvent => ({
  type: "appeal.decided",
  by,
  decision,
  reasons,
});

proveMachine({
  machine: sanctionLifecycle,
  model: sanctionModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { status: "given", givenBy: "a1", isRunning: true },
    notices: 0,
    judged: 0,
  }),
  perform: {
    "it runs out": (harness) => {
      harness.state = { ...harness.state, isRunning: false };
    },
    "an administrator lifts it": (harness) => allow(harness, { type: "sanction.lifted" }, []),
    "who was sanctioned appeals": (harness) => allow(harness, appeal(), ["moderators.notified"]),
    "who was sanctioned appeals without reasons": (harness) =>
      refuse(harness, appeal({ reasons: " " }), "REASONS_MISSING"),
    "who was sanctioned appeals too late": (harness) =>
      refuse(harness, appeal({ isInTime: false }), "APPEAL_TOO_LATE"),
    "another person appeals": (harness) => refuse(harness, appeal({ isSanctioned: false }), "FORBIDDEN"),
    "an appeal comes at the wrong time": (harness) =>
      refuse(harness, appeal(), "SANCTION_TRANSITION_REFUSED"),
    "the appeal window ends": (harness) => allow(harness, { type: "appealWindow.ended" }, []),
    "another one upholds": (harness) => allow(harness, judge("uphold"), ["reasons.sent"]),
    "another one overturns": (harness, { isRunning }) =>
      allow(
        harness,
        judge("overturn"),
        isRunning ? ["account.reinstated", "reasons.sent"] : ["reasons.sent"],
      ),
    "another one upholds without reasons": (harness) =>
      refuse(harness, judge("uphold", other, " "), "REASONS_MISSING"),
    "who gave it upholds": (harness) => refuse(harness, judge("uphold", giver), "SAME_JUDGE"),
    "who was sanctioned overturns": (harness) => refuse(harness, judge("overturn", oneself), "FORBIDDEN"),
    "whoever runs the company upholds": (harness) =>
      allow(harness, judge("uphold", operator(true)), ["reasons.sent"]),
    "whoever runs the company upholds while others can": (harness) =>
      refuse(harness, judge("uphold", operator(false)), "OTHERS_CAN_JUDGE"),
    "an appeal is decided of at the wrong time": (harness) =>
      refuse(harness, judge("uphold"), "SANCTION_TRANSITION_REFUSED"),
  },
  agree: ({ state: { status, isRunning } }, story) => expect({ status, isRunning }).toEqual(story),
  invariants: {
    "every judgement states its reasons": ({ notices, judged }) => notices === judged,
    "what was overturned or lifted holds no one": ({ state: { status, isRunning } }) =>
      !(isRunning && (status === "overturned" || status === "lifted")),
  },
});
