import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideMailJob } from "./index.ts";
import { mailJobLifecycle } from "./mail-job.machine.ts";
import { mailJobModel } from "./mail-job.model.ts";
import type { MailFollowUp, MailJobEvent, MailJobRefusal, MailJobState } from "./mail-job.types.ts";

const year = 365 * 24 * 3_600_000;

interface Harness {
  simulation: Simulation;
  now: number;
  state: MailJobState;
  done: Record<MailFollowUp["type"], number>;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same; the record goes through JSON. */
function decide(harness: Harness, event: MailJobEvent) {
  const { status, ...context } = harness.state;
  const snapshot = mailJobLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(mailJobLifecycle, { snapshot, input: {} }, event);
  const decision = decideMailJob(JSON.parse(JSON.stringify(harness.state)) as MailJobState, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

function allow(harness: Harness, event: MailJobEvent): readonly MailFollowUp[] {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  harness.state = decision.next;
  for (const follow of decision.follows) harness.done[follow.type] += 1;
  return decision.follows;
}

function refuse(harness: Harness, event: MailJobEvent, reason: MailJobRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const emptied = { type: "bodies.emptied" };
const notified = { type: "operator.notified" };
const dueOf = ({ state }: Harness) => state.dueAt ?? Number.NaN;
const begin = ({ now }: Harness): MailJobEvent => ({ type: "job.begun", at: now });

proveMachine({
  machine: mailJobLifecycle,
  model: mailJobModel,
  harness: (simulation): Harness => ({
    simulation,
    now: simulation.clock.now(),
    state: { status: "queued", tries: 0, dueAt: null, usefulUntil: simulation.clock.now() + year },
    done: { "mail.handed": 0, "try.ordered": 0, "bodies.emptied": 0, "operator.notified": 0 },
  }),
  perform: {
    "a worker takes it": (harness) => {
      expect(allow(harness, begin(harness))).toEqual([{ type: "mail.handed" }]);
      expect(harness.state.dueAt).toBe(harness.now + 120_000);
    },
    "a worker comes too early": (harness) => {
      const at = dueOf(harness);
      expect(allow(harness, { type: "job.begun", at: at - 1 })).toEqual([{ type: "try.ordered", at }]);
    },
    "the wait ends": (harness) => {
      harness.now = dueOf(harness);
    },
    "a worker comes after the last one died": (harness) =>
      expect(allow(harness, begin(harness))).toEqual([emptied, notified]),
    "a worker comes when it is of no use": (harness) =>
      expect(allow(harness, { type: "job.begun", at: harness.state.usefulUntil ?? 0 })).toEqual([emptied]),
    "the mail server takes it": (harness) =>
      expect(allow(harness, { type: "server.took" })).toEqual([emptied]),
    "the mail server is away": (harness, { tries }) => {
      const follows = allow(harness, { type: "server.refused", at: harness.now, isFinal: false });
      if (tries === 12) expect(follows).toEqual([emptied, notified]);
      else expect(follows).toEqual([{ type: "try.ordered", at: harness.state.dueAt }]);
    },
    "the mail server refuses it for good": (harness) =>
      expect(allow(harness, { type: "server.refused", at: harness.now, isFinal: true })).toEqual([
        emptied,
        notified,
      ]),
    "the mail server refuses what it does not hold": (harness) =>
      refuse(harness, { type: "server.refused", at: harness.now, isFinal: true }, "MAIL_NOT_HANDED"),
    "the staff does not wait": (harness) => {
      const at = harness.now;
      expect(allow(harness, { type: "staff.retried", at })).toEqual([{ type: "try.ordered", at }]);
    },
    "the staff abandons it": (harness) =>
      expect(allow(harness, { type: "staff.abandoned" })).toEqual([emptied]),
    "the staff comes while it is handed over": (harness) =>
      refuse(harness, { type: "staff.abandoned" }, "MAIL_UNDER_WAY"),
    "the staff comes when all is over": (harness) =>
      refuse(harness, { type: "staff.retried", at: harness.now }, "MAIL_ENDED"),
    "a worker comes when all is over": (harness) => refuse(harness, begin(harness), "MAIL_ENDED"),
  },
  agree: ({ state }, { status, tries }) => {
    expect({ status: state.status, tries: state.tries }).toEqual({ status, tries });
  },
  invariants: {
    "it is handed over as often as it counts, twelve times at most": ({ done, state }) =>
      done["mail.handed"] === state.tries && state.tries <= 12,
    "who waits knows until when, and no one else waits": ({ state }) =>
      (state.dueAt !== null) === (state.status === "sending" || state.status === "failed"),
    "what is over is emptied, and nothing before": ({ done, state }) =>
      done["bodies.emptied"] > 0 === ["sent", "dead", "cancelled"].includes(state.status),
    "the operator hears of a mail that is dead": ({ done, state }) =>
      state.status !== "dead" || done["operator.notified"] === 1,
  },
});
