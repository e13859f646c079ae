import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { published, values } from "./mission-composer.fixture.ts";
import { createMissionComposerMachine } from "./mission-composer.machine.ts";
import { missionComposerModel } from "./mission-composer.model.ts";
import type {
  ComposerProgress,
  ComposerRecord,
  Mission,
  MissionComposerEvent,
  MissionValues,
} from "./mission-composer.types.ts";
import { missionComposerView } from "./mission-composer.view.ts";

function createWorld(stage: Stage) {
  const publish = holdPromise<Mission, { values: MissionValues; idempotencyKey: string }>();
  const machine = createMissionComposerMachine({ newIdempotencyKey: countingKeys() }).provide({
    actors: { publishMission: publish.logic },
  });
  const open = (progress?: ComposerProgress, record?: ComposerRecord) =>
    stage.play(machine, { input: { progress, record } });
  const world = {
    stage,
    publish,
    actor: open(),
    send: (event: MissionComposerEvent) => world.actor.send(event),
    view: () => missionComposerView(world.actor.getSnapshot()),
    reload: () => {
      const { progress } = world.view();
      world.actor.stop();
      const told = stage.emitted.findLast(({ type }) => type === "remember") as
        | { record: ComposerRecord }
        | undefined;
      world.actor = open(JSON.parse(JSON.stringify(progress)) as ComposerProgress, told?.record);
    },
  };
  return world;
}

proveMachine({
  machine: createMissionComposerMachine({ newIdempotencyKey: () => "key" }),
  model: missionComposerModel,
  world: createWorld,
  perform: {
    "completes the step": ({ send, view }) => {
      const { step } = view();
      if (step !== "review") send({ type: "step.completed", step });
    },
    "a late word on another step": ({ send }, { at }) =>
      send({ type: "step.completed", step: at === "service" ? "details" : "service" }),
    "goes back": ({ send }) => send({ type: "back.chosen" }),
    "jumps to the service": ({ send }) => send({ type: "step.chosen", step: "service" }),
    "jumps to the details": ({ send }) => send({ type: "step.chosen", step: "details" }),
    "jumps to place and date": ({ send }) => send({ type: "step.chosen", step: "placeAndDate" }),
    "jumps to the budget": ({ send }) => send({ type: "step.chosen", step: "budget" }),
    "jumps to the review": ({ send }) => send({ type: "step.chosen", step: "review" }),
    "jumps ahead of what is done": ({ send }) => send({ type: "step.chosen", step: "review" }),
    "the form refuses the details": ({ send }) => send({ type: "step.refused", step: "details" }),
    "a kept draft comes back": ({ send }) =>
      send({
        type: "draft.restored",
        progress: { step: "placeAndDate", completed: ["service", "details"] },
      }),
    "a kept draft claims too much": ({ send }) =>
      send({ type: "draft.restored", progress: { step: "review", completed: ["service"] } }),
    discards: ({ send }) => send({ type: "draft.discarded" }),
    "undoes the discard": ({ send }) => send({ type: "discard.undone" }),
    "undoes nothing": ({ send }) => send({ type: "discard.undone" }),
    publishes: ({ send, publish }, { isUnanswered }) => {
      const last = publish.asked.at(-1)?.idempotencyKey;
      send({ type: "form.submitted", values });
      expect(publish.asked.at(-1)?.idempotencyKey === last).toBe(isUnanswered);
    },
    "publishes again meanwhile": ({ send }) => send({ type: "form.submitted", values }),
    "the server publishes": ({ publish }) => publish.answer(published),
    "the server refuses details and budget": ({ publish }) =>
      publish.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("amount"), fieldRefused("title")] })),
    "the server refuses the whole": ({ publish }) => publish.fail(refused("PROFILE_HIDDEN")),
    "the network fails": ({ publish }) => publish.fail(refused("NETWORK")),
    "the page is reloaded": ({ reload }) => reload(),
  },
  agree: ({ actor, view, publish }, { at, completed, discarded }) => {
    const shown = view();
    expect(actor.getSnapshot().value).toEqual(
      at === "publishing" || at === "published" ? at : { editing: at },
    );
    expect(shown.step).toBe(at === "publishing" || at === "published" ? "review" : at);
    expect([...shown.progress.completed].sort()).toEqual([...completed].sort());
    expect(shown.canUndoDiscard).toBe(discarded !== null);
    expect(shown.isSubmitDisabled).toBe(at === "publishing" || at === "published");
    expect(publish.waiting()).toBe(at === "publishing" ? 1 : 0);
  },
  invariants: {
    "never two publications under way": ({ publish }) => publish.waiting() <= 1,
    "everything typed is sent each time": ({ publish }) =>
      publish.asked.every((asked) => JSON.stringify(asked.values) === JSON.stringify(values)),
    "nothing is reviewed before every step is completed": ({ view }) =>
      view().step !== "review" || view().progress.completed.length === 4,
    "the step shown can be reached": ({ view }) => {
      const { step, steps } = view();
      return steps.find((one) => one.step === step)?.isReachable === true;
    },
    "a mission is published once at most": ({ stage }) =>
      stage.emitted.filter(({ type }) => type === "published").length <= 1,
  },
});
