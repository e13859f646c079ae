import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createMailProofMachine } from "./mail-proof.machine.ts";
import { mailProofModel } from "./mail-proof.model.ts";
import type { MailedProof } from "./mail-proof.types.ts";
import { mailProofView } from "./mail-proof.view.ts";

const mailed: MailedProof = { maskedEmail: "l•••@e•••.fr", cooldownSeconds: 60 };

function createHarness(simulation: Simulation) {
  const ask = holdPromise<MailedProof, undefined>();
  const give = holdPromise<unknown, { code: string }>();
  const machine = createMailProofMachine({ now: () => simulation.clock.now() }).provide({
    actors: { ask: ask.logic, give: give.logic },
  });
  const actor = simulation.start(machine);
  const request = () => actor.send({ type: "proof.requested" });
  const code = (text: string) => actor.send({ type: "code.submitted", code: text });
  const emittedEvents = () => simulation.emitted.map(({ type }) => type);
  return { simulation, ask, give, actor, request, code, emittedEvents, accepted: { times: 0 } };
}

proveMachine({
  machine: createMailProofMachine({ now: () => 0 }),
  model: mailProofModel,
  harness: createHarness,
  perform: {
    "a call asks for a proof": ({ request }) => request(),
    "a call asks again": ({ request }) => request(),
    "the code is mailed": ({ ask }) => ask.answer(mailed),
    "one was mailed just before": ({ ask }) =>
      ask.fail(refused("COOLDOWN_ACTIVE", { data: { retryAfterSeconds: 60 } })),
    "the network fails at the mail": ({ ask }) => ask.fail(refused("NETWORK")),
    "the server breaks at the mail": ({ ask }) => ask.fail(refused("INTERNAL_ERROR")),
    "asks for another code": ({ actor }) => actor.send({ type: "resend.requested" }),
    "asks for another code too soon": ({ actor }) => {
      actor.send({ type: "resend.requested" });
      expect(actor.getSnapshot().context.problem?.code).toBe("ASKED_TOO_SOON");
    },
    "a minute passes": ({ simulation }) => simulation.clock.advance(60_000),
    "gives the code": ({ code }) => code(" 123456 "),
    "gives no code": ({ code }) => code(" "),
    "gives a code while another is ordered": ({ code }) => code("123456"),
    "presses twice": ({ code }) => code("123456"),
    "the server accepts the code": ({ give, accepted }) => {
      expect(give.asked.at(-1)).toEqual({ code: "123456" });
      give.answer({});
      accepted.times += 1;
    },
    "the server refuses the code": ({ give }) => give.fail(refused("CODE_INVALID")),
    "the code has run out": ({ give }) => give.fail(refused("CODE_EXPIRED")),
    "the tries are spent": ({ give }) => give.fail(refused("CODE_TRIES_EXHAUSTED")),
    "the network fails": ({ give }) => give.fail(refused("NETWORK")),
    "the server breaks": ({ give }) => give.fail(refused("INTERNAL_ERROR")),
    "gives up": ({ actor, emittedEvents }) => {
      actor.send({ type: "cancelled" });
      expect(emittedEvents().at(-1)).toBe("proof.abandoned");
    },
    "gives up too late": ({ actor }) => actor.send({ type: "cancelled" }),
  },
  agree: ({ actor, ask, give }, { at }) => {
    const snapshot = actor.getSnapshot();
    const view = mailProofView(snapshot);
    expect(snapshot.value).toBe(at);
    expect([view.isOpen, view.isMailing, view.isChecking]).toEqual([
      at !== "closed",
      at === "mailing",
      at === "checking",
    ]);
    expect([ask.waiting(), give.waiting()]).toEqual([Number(at === "mailing"), Number(at === "checking")]);
  },
  invariants: {
    "a proof is reported as often as a code was accepted, never otherwise": ({ emittedEvents, accepted }) =>
      emittedEvents().filter((type) => type === "proof.given").length === accepted.times,
  },
});
