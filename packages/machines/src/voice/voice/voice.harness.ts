import type { Actor, EventObject } from "xstate";
import { holdCallback, holdPromise } from "../../testing/held-actors.ts";
import { createSimulation, type Simulation } from "../../testing/simulation.ts";
import { createVoiceMachine, type VoiceMachine } from "./voice.machine.ts";
import { defaultVoiceSettings, type VoiceSettings } from "./voice.settings.ts";
import type {
  RecognitionEvent,
  RecognitionInput,
  VoiceAnswer,
  VoiceCommand,
  VoiceEvent,
  VoiceInput,
} from "./voice.types.ts";
import { voiceView } from "./voice.view.ts";

/** A list of commands of which one is known. */
export const commands: readonly VoiceCommand[] = [
  { id: "go.missions", group: "navigation", to: "/dashboard/missions", phrases: ["voir mes missions"] },
  { id: "help", group: "help", phrases: ["aide"] },
];

/** What a person who wants voice has. */
export function wanted(changes: Partial<VoiceSettings> = {}): VoiceSettings {
  return { ...defaultVoiceSettings("Jobami"), enabled: true, ...changes };
}

/** The real machine with its recogniser, its commands and its voice held, on a simulation of its own unless one is given. */
export function createVoiceHarness(simulation: Simulation = createSimulation()) {
  const recognise = holdCallback<RecognitionEvent, EventObject, RecognitionInput>();
  const runCommand = holdPromise<VoiceAnswer | null, { command: VoiceCommand }>();
  const speak = holdPromise<unknown, { answer: VoiceAnswer }>();
  const machine = createVoiceMachine({ now: simulation.clock.now }).provide({
    actors: { recognise: recognise.logic, runCommand: runCommand.logic, speak: speak.logic },
  });
  const harness = {
    simulation,
    clock: simulation.clock,
    recognise,
    runCommand,
    speak,
    page: null as Actor<VoiceMachine> | null,
    open(settings: VoiceSettings = wanted(), input: Partial<VoiceInput> = {}) {
      harness.page = simulation.start(machine, {
        input: { isSupported: true, product: "Jobami", commands, settings, ...input },
      });
      return harness.page;
    },
    send: (event: VoiceEvent) => harness.page?.send(event),
    sendBack: (event: RecognitionEvent) => recognise.sendBack(event),
    hear: (...alternatives: string[]) =>
      recognise.sendBack({ type: "recognition.heard", alternatives, isFinal: true }),
  };
  return harness;
}

export type VoiceHarness = ReturnType<typeof createVoiceHarness>;

/** A page with the voice, wanted so: what a person speaks and does there. */
export function play(
  changes: Partial<VoiceSettings> = {},
  input: Parameters<ReturnType<typeof createVoiceHarness>["open"]>[1] = {},
) {
  const harness = createVoiceHarness();
  const page = harness.open(wanted(changes), input);
  harness.clock.advance(0);
  const press = () => harness.send({ type: "button.pressed" });
  return {
    ...harness,
    press,
    emitted: harness.simulation.emitted,
    view: () => voiceView(page.getSnapshot()),
    context: () => page.getSnapshot().context,
    fail: (error: string) => harness.sendBack({ type: "recognition.failed", error }),
    opens: () => harness.sendBack({ type: "recognition.started" }),
    order: (sentence: string) => {
      press();
      harness.hear(sentence);
    },
  };
}
