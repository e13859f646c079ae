import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { contentReportLifecycle } from "./content-report.machine.ts";
import { contentReportModel } from "./content-report.model.ts";
import type {
  ReportActor,
  ReportEvent,
  ReportFollowUp,
  ReportRefusal,
  ReportState,
} from "./content-report.types.ts";
import { decideContentReport } from "./index.ts";

interface Harness {
  simulation: Simulation;
  state: ReportState;
  removals: number;
  reasons: number;
  decisions: number;
}

const moderator = (id: string): ReportActor => ({ role: "moderator", id });
const because = "Elle contient un numéro de téléphone.";

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: ReportEvent) {
  const { status, isRemoved, deciders } = harness.state;
  const snapshot = contentReportLifecycle.resolveState({ value: status, context: { isRemoved, deciders } });
  const asked = harness.simulation.ask(contentReportLifecycle, { snapshot, input: {} }, event);
  const decision = decideContentReport(harness.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

const counts: Partial<Record<ReportFollowUp["type"], (harness: Harness) => void>> = {
  "content.removed": (harness) => {
    harness.removals += 1;
  },
  "content.restored": (harness) => {
    harness.removals -= 1;
  },
  "reasons.sent": (harness) => {
    harness.reasons += 1;
  },
};

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: ReportEvent, follows: readonly ReportFollowUp[]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  if (event.type !== "appeal.made" && event.type !== "appealWindow.ended") harness.decisions += 1;
  harness.state = decision.next;
  for (const follow of decision.follows) counts[follow.type]?.(harness);
}

function refuse(harness: Harness, event: ReportEvent, reason: ReportRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const first = (decision: "keep" | "remove", by = moderator("m1"), reasons = because): ReportEvent => ({
  type: "report.decided",
  by,
  decision,
  reasons,
});
const appeal = (
  role: "author" | "reporter",
  reasons = "C’est le numéro de la mairie.",
  isInTime = true,
): ReportEvent => ({ type: "appeal.made", by: { role }, reasons, isInTime });
const operator = (isOnlyJudge: boolean): ReportActor => ({ role: "operator", isOnlyJudge });
const second = (
  decision: "uphold" | "overturn",
  by: ReportActor = moderator("m2"),
  reasons = because,
): ReportEvent => ({ type: "appeal.decided", by, decision, reasons });
const lift = (by: ReportActor = moderator("m1"), reasons = because): ReportEvent => ({
  type: "removal.lifted",
  by,
  reasons,
});
const reasonsSent = { type: "reasons.sent", to: ["reporter", "author"] } as const;
const removed = { type: "content.removed" } as const;
const restored = { type: "content.restored" } as const;
const loser = ({ state }: Harness) => (state.isRemoved ? "author" : "reporter");
const winner = ({ state }: Harness) => (state.isRemoved ? "reporter" : "author");

proveMachine({
  machine: contentReportLifecycle,
  model: contentReportModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { status: "reported", isRemoved: false, deciders: [] },
    removals: 0,
    reasons: 0,
    decisions: 0,
  }),
  perform: {
    "a moderator removes the content": (harness) => allow(harness, first("remove"), [removed, reasonsSent]),
    "a moderator keeps the content": (harness) => allow(harness, first("keep"), [reasonsSent]),
    "a moderator decides without reasons": (harness) =>
      refuse(harness, first("remove", moderator("m1"), "  "), "REASONS_MISSING"),
    "the author decides": (harness) => refuse(harness, first("keep", { role: "author" }), "FORBIDDEN"),
    "a moderator takes the removal back": (harness) => allow(harness, lift(), [restored, reasonsSent]),
    "a moderator takes the removal back without reasons": (harness) =>
      refuse(harness, lift(moderator("m1"), " "), "REASONS_MISSING"),
    "the author takes the removal back": (harness) => refuse(harness, lift({ role: "author" }), "FORBIDDEN"),
    "a removal that is not there is taken back": (harness) =>
      refuse(harness, lift(), "REPORT_TRANSITION_REFUSED"),
    "who lost appeals": (harness) =>
      allow(harness, appeal(loser(harness)), [{ type: "moderators.notified" }]),
    "who lost appeals without reasons": (harness) =>
      refuse(harness, appeal(loser(harness), " "), "REASONS_MISSING"),
    "who lost appeals too late": (harness) =>
      refuse(harness, appeal(loser(harness), because, false), "APPEAL_TOO_LATE"),
    "who won appeals": (harness) => refuse(harness, appeal(winner(harness)), "FORBIDDEN"),
    "the appeal window ends": (harness) => allow(harness, { type: "appealWindow.ended" }, []),
    "another moderator upholds": (harness) => allow(harness, second("uphold"), [reasonsSent]),
    "another moderator overturns": (harness, { isRemoved }) =>
      allow(harness, second("overturn"), [isRemoved ? restored : removed, reasonsSent]),
    "whoever runs the company upholds": (harness) =>
      allow(harness, second("uphold", operator(true)), [reasonsSent]),
    "whoever runs the company upholds while others can": (harness) =>
      refuse(harness, second("uphold", operator(false)), "OTHERS_CAN_JUDGE"),
    "another moderator upholds without reasons": (harness) =>
      refuse(harness, second("uphold", moderator("m2"), ""), "REASONS_MISSING"),
    "the same moderator upholds": (harness) =>
      refuse(harness, second("uphold", moderator("m1")), "SAME_MODERATOR"),
    "the reporter upholds": (harness) => refuse(harness, second("uphold", { role: "reporter" }), "FORBIDDEN"),
    "a moderator decides at the wrong time": (harness) =>
      refuse(harness, first("remove"), "REPORT_TRANSITION_REFUSED"),
    "an appeal comes at the wrong time": (harness) =>
      refuse(harness, appeal("author"), "REPORT_TRANSITION_REFUSED"),
  },
  agree: ({ state }, { status, isRemoved }) => {
    expect({ status: state.status, isRemoved: state.isRemoved }).toEqual({ status, isRemoved });
  },
  invariants: {
    "a content is removed as often as it is not restored": ({ removals, state }) =>
      removals === (state.isRemoved ? 1 : 0),
    "every decision states its reasons to both sides": ({ reasons, decisions }) => reasons === decisions,
    "no one is judged twice by the same moderator": ({ state }) => !state.deciders.includes("m2"),
  },
});
