import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createNewsletterMachine } from "./newsletter.machine.ts";
import { newsletterModel } from "./newsletter.model.ts";
import type { SubscribeAnswer } from "./newsletter.types.ts";
import { newsletterView } from "./newsletter.view.ts";

function createWorld(stage: Stage) {
  const call = holdPromise<SubscribeAnswer, { email: string }>();
  const actor = stage.play(createNewsletterMachine().provide({ actors: { subscribe: call.logic } }));
  return { actor, call };
}

proveMachine({
  machine: createNewsletterMachine(),
  model: newsletterModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    types: ({ actor }) => actor.send({ type: "email.typed", email: "lea@exemple.fr" }),
    "empties the field": ({ actor }) => actor.send({ type: "email.typed", email: "" }),
    sends: ({ actor }) => actor.send({ type: "form.submitted" }),
    "sends nothing": ({ actor }) => actor.send({ type: "form.submitted" }),
    "sends again meanwhile": ({ actor }) => actor.send({ type: "form.submitted" }),
    "types meanwhile": ({ actor }) => actor.send({ type: "email.typed", email: "autre@exemple.fr" }),
    "the server thanks": ({ call }) => call.answer({ success: true, message: "Merci" }),
    "the server refuses": ({ call }) => call.fail(refused("TOO_MANY_REQUESTS")),
    "nothing comes back": ({ call }) => call.fail(refused("NETWORK")),
  },
  agree: ({ actor, call }, { at, isTyped, problem }) => {
    const view = newsletterView(actor.getSnapshot());
    expect({ status: view.status, problem: view.problem, email: view.email }).toEqual({
      status: at,
      problem,
      email: isTyped ? "lea@exemple.fr" : "",
    });
    expect(call.waiting()).toBe(at === "submitting" ? 1 : 0);
  },
  invariants: {
    "no call goes out without an address": ({ call }) =>
      call.asked.every(({ email }) => email === "lea@exemple.fr"),
  },
});
