import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideMailJob } from "./mail-job.decision.ts";
import { mailJobLifecycle } from "./mail-job.machine.ts";
import { mailJobModel } from "./mail-job.model.ts";
import type { MailFollowUp, MailJobEvent, MailJobRefusal, MailJobState } from "./mail-job.types.ts";

const year = 365 * 24 * 3_600_000;

interface World {
  stage: Stage;
  now: number;
  state: MailJobState;
  done: Record<MailFollowUp["type"], number>;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same; the record goes through JSON. */
function decide(world: World, event: MailJobEvent) {
  const { status, ...context } = world.state;
  const snapshot = mailJobLifecycle.resolveState({ value: status, context });
  const asked = world.stage.ask(mailJobLifecycle, { snapshot, input: {} }, event);
  const decision = decideMailJob(JSON.parse(JSON.stringify(world.state)) as MailJobState, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

function allow(world: World, event: MailJobEvent): readonly MailFollowUp[] {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  world.state = decision.next;
  for (const follow of decision.follows) world.done[follow.type] += 1;
  return decision.follows;
}

function refuse(world: World, event: MailJobEvent, reason: MailJobRefusal): void {
  expect(decide(world, event)).toEqual({ allowed: false, reason });
}

const emptied = { type: "bodies.emptied" };
const told = { type: "operator.told" };
const dueOf = ({ state }: World) => state.dueAt ?? Number.NaN;
const begin = ({ now }: World): MailJobEvent => ({ type: "job.begun", at: now });

proveMachine({
  machine: mailJobLifecycle,
  model: mailJobModel,
  world: (stage): World => ({
    stage,
    now: stage.clock.now(),
    state: { status: "queued", tries: 0, dueAt: null, usefulUntil: stage.clock.now() + year },
    done: { "mail.handed": 0, "try.ordered": 0, "bodies.emptied": 0, "operator.told": 0 },
  }),
  perform: {
    "a worker takes it": (world) => {
      expect(allow(world, begin(world))).toEqual([{ type: "mail.handed" }]);
      expect(world.state.dueAt).toBe(world.now + 120_000);
    },
    "a worker comes too early": (world) => {
      const at = dueOf(world);
      expect(allow(world, { type: "job.begun", at: at - 1 })).toEqual([{ type: "try.ordered", at }]);
    },
    "the wait ends": (world) => {
      world.now = dueOf(world);
    },
    "a worker comes after the last one died": (world) =>
      expect(allow(world, begin(world))).toEqual([emptied, told]),
    "a worker comes when it is of no use": (world) =>
      expect(allow(world, { type: "job.begun", at: world.state.usefulUntil ?? 0 })).toEqual([emptied]),
    "the mail server takes it": (world) => expect(allow(world, { type: "server.took" })).toEqual([emptied]),
    "the mail server is away": (world, { tries }) => {
      const follows = allow(world, { type: "server.refused", at: world.now, isFinal: false });
      if (tries === 12) expect(follows).toEqual([emptied, told]);
      else expect(follows).toEqual([{ type: "try.ordered", at: world.state.dueAt }]);
    },
    "the mail server refuses it for good": (world) =>
      expect(allow(world, { type: "server.refused", at: world.now, isFinal: true })).toEqual([emptied, told]),
    "the house cancels it": (world) => expect(allow(world, { type: "mail.cancelled" })).toEqual([emptied]),
    "the house cancels it while it is handed over": (world) =>
      refuse(world, { type: "mail.cancelled" }, "MAIL_UNDER_WAY"),
    "the mail server refuses what it does not hold": (world) =>
      refuse(world, { type: "server.refused", at: world.now, isFinal: true }, "MAIL_NOT_HANDED"),
    "a worker comes when all is over": (world) => {
      refuse(world, begin(world), "MAIL_ENDED");
      refuse(world, { type: "mail.cancelled" }, "MAIL_ENDED");
    },
  },
  agree: ({ state }, { status, tries }) => {
    expect({ status: state.status, tries: state.tries }).toEqual({ status, tries });
  },
  invariants: {
    "it is handed over as often as it counts, twelve times at most": ({ done, state }) =>
      done["mail.handed"] === state.tries && state.tries <= 12,
    "who waits knows until when, and nobody else waits": ({ state }) =>
      (state.dueAt !== null) === (state.status === "sending" || state.status === "failed"),
    "what is over is emptied, and nothing before": ({ done, state }) =>
      done["bodies.emptied"] > 0 === ["sent", "dead", "cancelled"].includes(state.status),
    "the operator hears of a mail that is dead": ({ done, state }) =>
      state.status !== "dead" || done["operator.told"] === 1,
  },
});
