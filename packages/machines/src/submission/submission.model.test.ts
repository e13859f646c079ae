import { refused } from "../boundary/refused.fixture.ts";
import { expect } from "../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../testing/index.ts";
import { createSampleSubmission } from "./submission.fixture.ts";
import { submissionModel } from "./submission.model.ts";
import type { Sending } from "./submission.types.ts";
import { submissionView } from "./submission.view.ts";

const typed = "Bonjour";

/** A form as a feature makes it: it holds the field, and empties it when its values are accepted. */
function createHarness(simulation: Simulation) {
  const call = holdPromise<{ message: string }, Sending<{ text: string }>>();
  const machine = createSampleSubmission().provide({ actors: { send: call.logic } });
  const open = (atOnce?: { text: string }) => {
    const actor = simulation.start(machine, { input: atOnce && { atOnce } });
    actor.on("submission.accepted", () => {
      harness.field = "";
    });
    return actor;
  };
  const harness = {
    simulation,
    call,
    field: "",
    accepted: 0,
    actor: null as ReturnType<typeof open> | null,
    open(atOnce?: { text: string }) {
      harness.field = atOnce?.text ?? "";
      harness.actor = open(atOnce);
    },
    type(text: string) {
      harness.field = text;
      harness.actor?.send({ type: "form.edited" });
    },
    send: () => harness.actor?.send({ type: "form.submitted", values: { text: harness.field } }),
  };
  return harness;
}

proveMachine({
  machine: createSampleSubmission(),
  model: submissionModel,
  harness: createHarness,
  perform: {
    "opens the form": ({ open }) => open(),
    "opens a page that sends at once": ({ open }) => open({ text: typed }),
    "opens a page that has nothing to send": ({ open }) => open({ text: "" }),
    types: ({ type }) => type(typed),
    "empties the field": ({ type }) => type(""),
    "types while it is sent": ({ actor }) => actor?.send({ type: "form.edited" }),
    sends: ({ send, call }, { isUnanswered }) => {
      const last = call.asked.at(-1)?.idempotencyKey;
      send();
      expect(call.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "sends an empty form": ({ send }) => send(),
    "sends again meanwhile": ({ send }) => send(),
    "the server accepts": (harness) => {
      harness.accepted += 1;
      harness.call.answer({ message: "Merci." });
    },
    "the server finds it wrong": ({ call }) => call.fail(refused("INVALID_CREDENTIALS")),
    "the server refuses": ({ call }) => call.fail(refused("TOO_MANY_REQUESTS")),
    "nothing comes back": ({ call }) => call.fail(refused("NETWORK")),
  },
  agree: ({ actor, call, field }, { at, problem, isTyped }) => {
    expect(field).toBe(isTyped ? typed : "");
    if (actor === null) return;
    const view = submissionView(actor.getSnapshot());
    expect([view.status, view.problem?.code ?? null, view.message]).toEqual([
      at,
      problem,
      at === "sent" ? "Merci." : "",
    ]);
    expect(actor.getSnapshot().value).toBe(at);
    expect(call.waiting()).toBe(at === "sending" ? 1 : 0);
  },
  invariants: {
    "no call goes out with an incomplete form": ({ call }) =>
      call.asked.every(({ values }) => values.text === typed),
    "what is accepted is reported once": ({ simulation, accepted }) =>
      simulation.emitted.filter(({ type }) => type === "submission.accepted").length === accepted,
  },
});
