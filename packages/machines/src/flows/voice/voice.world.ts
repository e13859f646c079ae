import type { Actor, EventObject } from "xstate";
import { holdCallback, holdPromise } from "../../testing/held-actors.ts";
import { createStage, type Stage } from "../../testing/stage.ts";
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

/** A list of commands of which one is known. */
export const commands: readonly VoiceCommand[] = [
  { id: "go.missions", group: "navigation", to: "/dashboard/missions", phrases: ["voir mes missions"] },
  { id: "help", group: "help", phrases: ["aide"] },
];

/** What a person who wants voice has. */
export function wanted(changes: Partial<VoiceSettings> = {}): VoiceSettings {
  return { ...defaultVoiceSettings("Jobami"), enabled: true, ...changes };
}

/** The real machine with its recogniser, its commands and its voice held, on a stage of its own unless one is given. */
export function createVoiceWorld(stage: Stage = createStage()) {
  const recognise = holdCallback<RecognitionEvent, EventObject, RecognitionInput>();
  const runCommand = holdPromise<VoiceAnswer | null, { command: VoiceCommand }>();
  const speak = holdPromise<unknown, { answer: VoiceAnswer }>();
  const machine = createVoiceMachine({ now: stage.clock.now }).provide({
    actors: { recognise: recognise.logic, runCommand: runCommand.logic, speak: speak.logic },
  });
  const world = {
    stage,
    clock: stage.clock,
    recognise,
    runCommand,
    speak,
    page: null as Actor<VoiceMachine> | null,
    open(settings: VoiceSettings = wanted(), input: Partial<VoiceInput> = {}) {
      world.page = stage.play(machine, {
        input: { isSupported: true, product: "Jobami", commands, settings, ...input },
      });
      return world.page;
    },
    send: (event: VoiceEvent) => world.page?.send(event),
    say: (event: RecognitionEvent) => recognise.say(event),
    hear: (...alternatives: string[]) =>
      recognise.say({ type: "recognition.heard", alternatives, isFinal: true }),
  };
  return world;
}

export type VoiceWorld = ReturnType<typeof createVoiceWorld>;
