import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
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

function createHarness(simulation: Simulation) {
  const publish = holdPromise<Mission, { values: MissionValues; idempotencyKey: string }>();
  const machine = createMissionComposerMachine({
    paths: samplePaths,
    newIdempotencyKey: countingKeys(),
  }).provide({
    actors: { publishMission: publish.logic },
  });
  const open = (progress?: ComposerProgress, record?: ComposerRecord) =>
    simulation.start(machine, { input: { progress, record } });
  const harness = {
    simulation,
    publish,
    actor: open(),
    send: (event: MissionComposerEvent) => harness.actor.send(event),
    view: () => missionComposerView(harness.actor.getSnapshot()),
    reload: () => {
      const { progress } = harness.view();
      harness.actor.stop();
      const rememberEvent = simulation.emitted.findLast(({ type }) => type === "remember") as
        | { record: ComposerRecord }
        | undefined;
      harness.actor = open(JSON.parse(JSON.stringify(progress)) as ComposerProgress, rememberEvent?.record);
    },
  };
  return harness;
}

proveMachine({
  machine: createMissionComposerMachine({ paths: samplePaths, newIdempotencyKey: () => "key" }),
  model: missionComposerModel,
  harness: createHarness,
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
    "a stored draft comes back": ({ send }) =>
      send({
        type: "draft.restored",
        progress: { step: "placeAndDate", completed: ["service", "details"] },
      }),
    "a stored draft claims too much": ({ send }) =>
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
    "the terms are missing": ({ send, view }) => {
      send({ type: "terms.missing" });
      expect(view().problem?.code).toBe("TERMS_MISSING");
    },
    "the terms cannot be checked": ({ send, view }) => {
      send({ type: "terms.unchecked" });
      expect(view().problem?.code).toBe("TERMS_UNCHECKED");
    },
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
    "a mission is published once at most": ({ simulation }) =>
      simulation.emitted.filter(({ type }) => type === "mission.published").length <= 1,
  },
});
