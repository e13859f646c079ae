import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createConsentMachine } from "./consent-form.machine.ts";
import { consentFlowModel } from "./consent-form.model.ts";
import type { ConsentGiving, ConsentNames, ConsentRevocation } from "./consent-form.types.ts";
import { consentView } from "./consent-form.view.ts";

const stored = { firstName: "Léa", lastName: "Martin" };

function createHarness(simulation: Simulation) {
  const readNames = holdPromise<ConsentNames>();
  const give = holdPromise<unknown, ConsentGiving>();
  const revoke = holdPromise<unknown, ConsentRevocation>();
  const actor = simulation.start(
    createConsentMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: { readNames: readNames.logic, giveConsent: give.logic, revokeConsent: revoke.logic },
    }),
    { input: { kind: "terms" } },
  );
  return {
    simulation,
    actor,
    readNames,
    give,
    revoke,
    send: actor.send.bind(actor),
    view: () => consentView(actor.getSnapshot()),
    changes: (hasConsent: boolean) =>
      simulation.emitted.filter(
        (event) =>
          event.type === "consent.changed" && "hasConsent" in event && event.hasConsent === hasConsent,
      ).length,
    answers: { given: 0, revoked: 0 },
    postponed: { times: 0 },
  };
}

proveMachine({
  machine: createConsentMachine({ newIdempotencyKey: () => "" }),
  model: consentFlowModel,
  harness: createHarness,
  perform: {
    "the modal is asked for": ({ send }) => send({ type: "opening.requested", stored }),
    "the profile is read": ({ readNames }) => readNames.answer(stored),
    "the profile has no name": ({ readNames }) => readNames.answer({ firstName: " ", lastName: "Martin" }),
    "the profile cannot be read": ({ readNames }) => readNames.fail(refused("NETWORK")),
    "ticks the box": ({ send }) => send({ type: "box.ticked", isTicked: true }),
    "unticks the box": ({ send }) => send({ type: "box.ticked", isTicked: false }),
    "confirms without a name": ({ send }) => send({ type: "form.submitted" }),
    "confirms without a tick": ({ send, view }) => {
      send({ type: "form.submitted" });
      expect(view().problem).toBe("NOT_TICKED");
    },
    confirms: ({ send, give }, { isUnanswered }) => {
      const last = give.asked.at(-1)?.idempotencyKey;
      send({ type: "form.submitted" });
      expect(give.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "confirms again meanwhile": ({ send }) => send({ type: "form.submitted" }),
    "the consent is stored": ({ give, answers }) => {
      answers.given += 1;
      give.answer({});
    },
    "the consent is refused": ({ give }) => give.fail(refused("VALIDATION_FAILED")),
    "the network fails": ({ give }) => give.fail(refused("NETWORK")),
    "closes the modal": ({ send, postponed }) => {
      postponed.times += 1;
      send({ type: "closing.requested" });
    },
    "closes it while it is sent": ({ send }) => send({ type: "closing.requested" }),
    "the modal is forced to close": ({ send }) => send({ type: "closing.forced" }),
    "takes the consent back": ({ send }) => send({ type: "revocation.requested" }),
    "the consent is taken back": ({ revoke, answers }) => {
      answers.revoked += 1;
      revoke.answer({});
    },
    "the consent cannot be taken back": ({ revoke }) => revoke.fail(refused("NETWORK")),
  },
  agree: ({ view, readNames, give, revoke }, { at, isTicked, isNamed }) => {
    expect([readNames.waiting(), give.waiting(), revoke.waiting()]).toEqual([
      at === "reading" ? 1 : 0,
      at === "sending" ? 1 : 0,
      at === "revoking" ? 1 : 0,
    ]);
    expect(view()).toMatchObject({
      isOpen: at === "reading" || at === "ready" || at === "sending",
      isReading: at === "reading",
      isSending: at === "sending",
      isRevoking: at === "revoking",
      canConfirm: (at === "ready" || at === "sending") && isNamed,
      isFirstNameMissing: at === "ready" && !isNamed,
      isTicked,
    });
  },
  invariants: {
    "a consent changes as often as the server stored it": ({ changes, answers }) =>
      changes(true) === answers.given && changes(false) === answers.revoked,
    "an answer is postponed as often as the person closed the modal": ({ simulation, postponed }) =>
      simulation.emitted.filter(({ type }) => type === "answer.postponed").length === postponed.times,
    "nothing is sent without a tick": ({ give }, { at, isTicked }) =>
      at !== "sending" || (isTicked && give.waiting() === 1),
  },
});
