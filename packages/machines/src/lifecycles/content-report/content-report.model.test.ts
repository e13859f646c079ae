import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideContentReport } from "./content-report.decision.ts";
import { contentReportLifecycle } from "./content-report.machine.ts";
import { contentReportModel } from "./content-report.model.ts";
import type {
  ReportActor,
  ReportEvent,
  ReportFollowUp,
  ReportRefusal,
  ReportState,
} from "./content-report.types.ts";

interface World {
  stage: Stage;
  state: ReportState;
  removals: number;
  reasons: number;
  decisions: number;
}

const moderator = (id: string): ReportActor => ({ role: "moderator", id });
const because = "Elle contient un numéro de téléphone.";

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(world: World, event: ReportEvent) {
  const { status, isRemoved, decidedBy } = world.state;
  const snapshot = contentReportLifecycle.resolveState({ value: status, context: { isRemoved, decidedBy } });
  const asked = world.stage.ask(contentReportLifecycle, { snapshot, input: {} }, event);
  const decision = decideContentReport(world.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

const counts: Partial<Record<ReportFollowUp["type"], (world: World) => void>> = {
  "content.removed": (world) => {
    world.removals += 1;
  },
  "content.restored": (world) => {
    world.removals -= 1;
  },
  "reasons.sent": (world) => {
    world.reasons += 1;
  },
};

function allow(world: World, event: ReportEvent): void {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  if (event.type === "report.decided" || event.type === "appeal.decided") world.decisions += 1;
  world.state = decision.next;
  for (const follow of decision.follows) counts[follow.type]?.(world);
}

function refuse(world: World, event: ReportEvent, reason: ReportRefusal): void {
  expect(decide(world, event)).toEqual({ allowed: false, reason });
}

const first = (decision: "keep" | "remove", by = moderator("m1"), reasons = because): ReportEvent => ({
  type: "report.decided",
  by,
  decision,
  reasons,
});
const appeal = (role: "author" | "reporter", reasons = "C’est le numéro de la mairie."): ReportEvent => ({
  type: "appeal.made",
  by: { role },
  reasons,
});
const second = (
  decision: "uphold" | "overturn",
  by: ReportActor = moderator("m2"),
  reasons = because,
): ReportEvent => ({ type: "appeal.decided", by, decision, reasons });
const loser = ({ state }: World) => (state.isRemoved ? "author" : "reporter");
const winner = ({ state }: World) => (state.isRemoved ? "reporter" : "author");

proveMachine({
  machine: contentReportLifecycle,
  model: contentReportModel,
  world: (stage): World => ({
    stage,
    state: { status: "reported", isRemoved: false, decidedBy: null },
    removals: 0,
    reasons: 0,
    decisions: 0,
  }),
  perform: {
    "a moderator removes the content": (world) => allow(world, first("remove")),
    "a moderator keeps the content": (world) => allow(world, first("keep")),
    "a moderator decides without reasons": (world) =>
      refuse(world, first("remove", moderator("m1"), "  "), "REASONS_MISSING"),
    "the author decides": (world) => refuse(world, first("keep", { role: "author" }), "FORBIDDEN"),
    "who lost appeals": (world) => allow(world, appeal(loser(world))),
    "who lost appeals without reasons": (world) =>
      refuse(world, appeal(loser(world), " "), "REASONS_MISSING"),
    "who won appeals": (world) => refuse(world, appeal(winner(world)), "FORBIDDEN"),
    "the appeal window ends": (world) => allow(world, { type: "appealWindow.ended" }),
    "another moderator upholds": (world) => allow(world, second("uphold")),
    "another moderator overturns": (world) => allow(world, second("overturn")),
    "another moderator upholds without reasons": (world) =>
      refuse(world, second("uphold", moderator("m2"), ""), "REASONS_MISSING"),
    "the same moderator upholds": (world) =>
      refuse(world, second("uphold", moderator("m1")), "SAME_MODERATOR"),
    "the reporter upholds": (world) => refuse(world, second("uphold", { role: "reporter" }), "FORBIDDEN"),
    "a moderator decides at the wrong time": (world) =>
      refuse(world, first("remove"), "REPORT_TRANSITION_REFUSED"),
    "an appeal comes at the wrong time": (world) =>
      refuse(world, appeal("author"), "REPORT_TRANSITION_REFUSED"),
  },
  agree: ({ state }, { status, isRemoved }) => {
    expect({ status: state.status, isRemoved: state.isRemoved }).toEqual({ status, isRemoved });
  },
  invariants: {
    "a content is removed as often as it is not restored": ({ removals, state }) =>
      removals === (state.isRemoved ? 1 : 0),
    "every decision tells its reasons to both sides": ({ reasons, decisions }) => reasons === decisions,
    "nobody is judged twice by the same moderator": ({ state }) => state.decidedBy !== "m2",
  },
});
