import { openMission } from "@jobami/api/missions/fixtures";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createMissionClosingMachine } from "./mission-closing.machine.ts";
import { missionClosingModel } from "./mission-closing.model.ts";
import type { Closing, Mission, MissionClosingEvent } from "./mission-closing.types.ts";
import { missionClosingView } from "./mission-closing.view.ts";

function createHarness(simulation: Simulation) {
  const close = holdPromise<Mission, Closing>();
  const actor = simulation.start(
    createMissionClosingMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: { closeMission: close.logic },
    }),
    { input: { missionId: openMission.id, statut: "ouverte" } },
  );
  return {
    simulation,
    close,
    actor,
    send: (event: MissionClosingEvent) => actor.send(event),
    view: () => missionClosingView(actor.getSnapshot()),
    emittedOf: (type: string) => simulation.emitted.filter((event) => event.type === type),
  };
}

proveMachine({
  machine: createMissionClosingMachine({ newIdempotencyKey: () => "" }),
  model: missionClosingModel,
  harness: createHarness,
  perform: {
    "chooses that it is done": ({ send }) => send({ type: "action.chosen", action: "complete" }),
    "chooses to cancel": ({ send }) => send({ type: "action.chosen", action: "cancel" }),
    "chooses when it has ended": ({ send }) => send({ type: "action.chosen", action: "cancel" }),
    confirms: ({ send, close }, { unanswered, action }) => {
      const last = close.asked.at(-1)?.idempotencyKey;
      send({ type: "action.confirmed" });
      const isSame = unanswered === (action === "cancel" ? "annulee" : "terminee");
      expect(close.asked.at(-1)?.idempotencyKey === last).toBe(isSame);
    },
    "confirms again meanwhile": ({ send }) => send({ type: "action.confirmed" }),
    "thinks better of it": ({ send }) => send({ type: "action.left" }),
    "the server ends it": ({ close }) =>
      close.answer({ ...openMission, statut: close.asked.at(-1)?.statut ?? "ouverte" }),
    "the network fails": ({ close }) => close.fail(refused("NETWORK")),
    "the server breaks": ({ close }) => close.fail(refused("INTERNAL_ERROR")),
    "the server refuses the step": ({ close }) => close.fail(refused("MISSION_TRANSITION_REFUSED")),
    "there is no Jobi to take": ({ close }) => close.fail(refused("INSUFFICIENT_JOBI")),
    "sends again": ({ send, close }) => {
      send({ type: "retry.requested" });
      expect(close.asked.at(-1)).toEqual(close.asked.at(-2));
    },
    "a proposal is accepted": ({ send }) => send({ type: "mission.moved", statut: "en_cours" }),
    "its day goes by": ({ send }) => send({ type: "mission.moved", statut: "expiree" }),
    "another tab states it is done": ({ send }) => send({ type: "mission.moved", statut: "terminee" }),
    "another tab cancels it": ({ send }) => send({ type: "mission.moved", statut: "annulee" }),
  },
  agree: ({ actor, view, close }, { at, action, statut }) => {
    expect(actor.getSnapshot()).toMatchObject({ value: at, status: at === "closed" ? "done" : "active" });
    expect(actor.getSnapshot().context.statut).toBe(statut);
    expect(view()).toMatchObject({
      status: at,
      action,
      actions: at === "idle" && (statut === "ouverte" || statut === "en_cours") ? ["complete", "cancel"] : [],
    });
    expect(close.waiting()).toBe(at === "sending" ? 1 : 0);
  },
  invariants: {
    "never two ends under way": ({ close }) => close.waiting() <= 1,
    "an end is reported once, and only when it is there": ({ emittedOf }, { at }) =>
      emittedOf("notice").length === (at === "closed" ? 1 : 0),
    "a problem is shown wherever something can be sent again": ({ view }, { at }) =>
      at !== "unsent" || view().problem !== null,
  },
});
