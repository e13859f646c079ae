import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/index.ts";
import { simulateSuggestion } from "./suggestion.fixture.ts";
import { createSuggestionMachine } from "./suggestion.machine.ts";
import { suggestionModel } from "./suggestion.model.ts";
import { suggestionView } from "./suggestion.view.ts";

const closed = (because: "CONSENT_DECLINED" | "CREDITS_MISSING" | "CHECK_FAILED") => ({
  isOpen: false as const,
  because,
});

proveMachine({
  machine: createSuggestionMachine<string, string>({ newIdempotencyKey: () => "key" }),
  model: suggestionModel,
  harness: (simulation) => ({
    ...simulateSuggestion(simulation),
    counted: { answers: 0, taken: 0, opened: 0 },
  }),
  perform: {
    "asks for one": ({ actor }) => actor.send({ type: "suggestion.requested", ask: "words" }),
    "tries again": ({ actor }) => actor.send({ type: "retry.requested" }),
    "the gate opens": ({ gate, counted }) => {
      counted.opened += 1;
      gate.answer({ isOpen: true });
    },
    "the consent is declined": ({ gate }) => gate.answer(closed("CONSENT_DECLINED")),
    "the gate counts no credit": ({ gate }) => gate.answer(closed("CREDITS_MISSING")),
    "the gate cannot be read": ({ gate }) => gate.answer(closed("CHECK_FAILED")),
    "the gate hears no answer": ({ gate }) => gate.fail(refused("NETWORK")),
    "the gate breaks": ({ gate }) => gate.fail(refused("INTERNAL_ERROR")),
    "an answer comes": ({ call, counted }) => {
      counted.answers += 1;
      call.answer("text");
    },
    "the server counts no credit": ({ call }) => call.fail(refused("INSUFFICIENT_AI_CREDITS")),
    "no one answers": ({ call }) => call.fail(refused("NETWORK")),
    "no longer waits": ({ actor }) => actor.send({ type: "suggestion.cancelled" }),
    "takes it": ({ actor, counted }) => {
      counted.taken += 1;
      actor.send({ type: "suggestion.accepted" });
    },
    "leaves it": ({ actor }) => actor.send({ type: "suggestion.dismissed" }),
  },
  agree: ({ actor, gate, call }, { at }) => {
    expect(actor.getSnapshot().value).toBe(at);
    expect(suggestionView(actor.getSnapshot())).toMatchObject({
      isIdle: at === "idle",
      isOpening: at === "opening",
      isWriting: at === "writing",
      hasNoCredits: at === "withoutCredits",
      answer: at === "suggested" ? "text" : null,
    });
    expect([gate.waiting(), call.waiting()]).toEqual([at === "opening" ? 1 : 0, at === "writing" ? 1 : 0]);
  },
  invariants: {
    "nothing is asked before the gate opened": ({ callsMade, counted }) =>
      callsMade().length <= counted.opened,
    "a credit is reported once per answer": ({ simulation, counted }) =>
      simulation.emitted.filter(({ type }) => type === "credits.spent").length === counted.answers,
    "what is taken was pressed for": ({ simulation, counted }) =>
      simulation.emitted.filter(({ type }) => type === "suggestion.taken").length === counted.taken,
  },
});
