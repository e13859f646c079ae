import { standingActive, standingAsked, standingCommitted } from "@jobami/api/account/fixtures";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { proveMachine, type Simulation } from "../../testing/index.ts";
import { createDeletionHarness } from "./account-deletion.harness.ts";
import { createAccountDeletionMachine } from "./account-deletion.machine.ts";
import { accountDeletionModel, type Leaving } from "./account-deletion.model.ts";
import { accountDeletionView } from "./account-deletion.view.ts";

function createHarness(simulation: Simulation) {
  const harness = createDeletionHarness(simulation);
  const calls = [harness.read, harness.ask, harness.cancel, harness.pause];
  return { ...harness, running: () => calls.find((call) => call.waiting() > 0), notices: { times: 0 } };
}

const shown: Record<Leaving["at"], readonly [string, boolean, string]> = {
  reading: ["reading", false, "closed"],
  unreadable: ["unreadable", false, "closed"],
  committed: ["committed", false, "closed"],
  free: ["free", false, "closed"],
  asking: ["free", true, "closed"],
  asked: ["asked", false, "closed"],
  cancelling: ["asked", true, "closed"],
  confirmingPause: ["free", false, "open"],
  pausing: ["free", false, "pending"],
  left: ["left", false, "closed"],
};

proveMachine({
  machine: createAccountDeletionMachine({ newIdempotencyKey: () => "" }),
  model: accountDeletionModel,
  harness: createHarness,
  perform: {
    "the account is free": ({ read }) => read.answer(standingActive),
    "the account has work under way": ({ read }) => read.answer(standingCommitted),
    "a deletion is asked for already": ({ read }) => read.answer(standingAsked),
    "the account cannot be read": ({ read }) => read.fail(refused("NETWORK")),
    "tries again": ({ actor }) => actor.send({ type: "retry.requested" }),
    "asks for the deletion": ({ actor, ask }, { isUnanswered }) => {
      const last = ask.asked.at(-1)?.idempotencyKey;
      actor.send({ type: "form.submitted", password: "Secret-2026", reason: "privacy" });
      expect(ask.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "types on": ({ actor }) => actor.send({ type: "form.edited" }),
    "the mail is sent": ({ ask, notices }) => {
      notices.times += 1;
      ask.answer(standingAsked);
    },
    "the password is wrong": ({ ask }) => ask.fail(refused("INVALID_CREDENTIALS")),
    "nothing comes back": ({ running }) => running()?.fail(refused("NETWORK")),
    "a mission began meanwhile": ({ running }) => running()?.fail(refused("ACCOUNT_COMMITTED")),
    "takes it back": ({ actor }) => actor.send({ type: "cancel.requested" }),
    "the account stays": ({ cancel, notices }) => {
      notices.times += 1;
      cancel.answer(standingActive);
    },
    "thinks of a pause": ({ actor }) => actor.send({ type: "pause.requested" }),
    "would rather not": ({ actor }) => actor.send({ type: "pause.declined" }),
    pauses: ({ actor }) => actor.send({ type: "pause.agreed" }),
    "the account is paused": ({ pause, notices }) => {
      notices.times += 1;
      pause.answer({});
    },
    "sends again meanwhile": ({ actor }) => {
      actor.send({ type: "form.submitted", password: "Secret-2026", reason: null });
      actor.send({ type: "cancel.requested" });
      actor.send({ type: "pause.agreed" });
    },
  },
  agree: ({ actor, running }, { at, hasProblem }) => {
    const view = accountDeletionView(actor.getSnapshot());
    expect([view.status, view.isSubmitting, view.pause]).toEqual(shown[at]);
    expect(view.problem !== null && at !== "reading" && at !== "unreadable").toBe(
      hasProblem && at !== "reading" && at !== "unreadable",
    );
    expect(running() !== undefined).toBe(["reading", "asking", "cancelling", "pausing"].includes(at));
  },
  invariants: {
    "no password stays in the machine": ({ actor }) =>
      !JSON.stringify(actor.getSnapshot().context).includes("Secret"),
    "each success is reported once": ({ simulation, notices }) =>
      simulation.emitted.filter(({ type }) => type === "notice").length === notices.times,
    "who has work under way can send nothing": ({ actor }) =>
      (actor.getSnapshot().context.standing?.holdings.commitments ?? 0) === 0 ||
      !actor.getSnapshot().can({ type: "form.submitted", password: "", reason: null }),
  },
});
