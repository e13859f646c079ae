import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { filterContestLifecycle } from "./filter-contest.machine.ts";
import { filterContestModel } from "./filter-contest.model.ts";
import type { ContestEvent, ContestFollowUp, ContestRefusal, ContestStatus } from "./filter-contest.types.ts";
import { decideFilterContest } from "./index.ts";

interface Harness {
  simulation: Simulation;
  status: ContestStatus;
  isLifted: boolean;
  notices: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: ContestEvent) {
  const snapshot = filterContestLifecycle.resolveState({ value: harness.status });
  const asked = harness.simulation.ask(filterContestLifecycle, { snapshot }, event);
  const decision = decideFilterContest(harness.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.status);
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: ContestEvent, follows: readonly ContestFollowUp[]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.status = decision.next;
  if (follows.some(({ type }) => type === "text.lifted")) harness.isLifted = true;
  harness.notices += follows.filter(({ type }) => type === "author.notified").length;
}

function refuse(harness: Harness, event: ContestEvent, reason: ContestRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const made = (isAuthor = true, isHiding = true): ContestEvent => ({
  type: "contest.made",
  isAuthor,
  isHiding,
});
const decided = (decision: "lift" | "keep", reasons = "C’est une référence.", isConcerned = false) =>
  ({ type: "contest.decided", isConcerned, decision, reasons }) as const;

proveMachine({
  machine: filterContestLifecycle,
  model: filterContestModel,
  harness: (simulation): Harness => ({ simulation, status: "none", isLifted: false, notices: 0 }),
  perform: {
    "the author contests": (harness) => allow(harness, made(), [{ type: "moderators.notified" }]),
    "the author contests what hides nothing": (harness) =>
      refuse(harness, made(true, false), "NOTHING_HIDDEN"),
    "the author contests again": (harness) => refuse(harness, made(), "ALREADY_CONTESTED"),
    "the other side contests": (harness) => refuse(harness, made(false), "NOT_FOUND"),
    "a moderator lifts the filter": (harness) =>
      allow(harness, decided("lift"), [{ type: "text.lifted" }, { type: "author.notified", of: "lifted" }]),
    "a moderator keeps the filter": (harness) =>
      allow(harness, decided("keep"), [{ type: "author.notified", of: "kept" }]),
    "a moderator gives no reasons": (harness) => refuse(harness, decided("lift", "  "), "REASONS_MISSING"),
    "a moderator of the conversation decides": (harness) =>
      refuse(harness, decided("lift", "C’est moi.", true), "OWN_CONTENT"),
    "a second moderator decides": (harness) => refuse(harness, decided("keep"), "CONTEST_DECIDED"),
    "a moderator decides of what no one contests": (harness) => refuse(harness, decided("lift"), "NOT_FOUND"),
  },
  agree: ({ status }, story) => {
    expect(status).toBe(story.status);
  },
  invariants: {
    "the text is lifted by that decision alone": ({ status, isLifted }) => isLifted === (status === "lifted"),
    "the author is informed once, of the decision": ({ status, notices }) =>
      notices === (status === "lifted" || status === "kept" ? 1 : 0),
  },
});
