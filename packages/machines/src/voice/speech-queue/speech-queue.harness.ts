import type { EventObject } from "xstate";
import { holdCallback } from "../../testing/held-actors.ts";
import { createSimulation, type Simulation } from "../../testing/simulation.ts";
import { createSpeechQueueMachine } from "./speech-queue.machine.ts";
import type {
  SpeechQueueEvent,
  SpeechQueueInput,
  SpeechSettings,
  UtteranceEvent,
  UtteranceInput,
} from "./speech-queue.types.ts";

/** Everything is read, with the browser's own voice. */
export function everything(changes: Partial<SpeechSettings> = {}): SpeechSettings {
  return {
    speechEnabled: true,
    speechRate: 1,
    speechVoice: null,
    speechQueue: true,
    autoRead: true,
    readFormErrors: true,
    readButtonStates: true,
    readTooltips: true,
    readPageContent: true,
    readSelectedText: true,
    ...changes,
  };
}

/** The real machine with its voice held, on a simulation of its own unless one is given. */
export function createSpeechHarness(simulation: Simulation = createSimulation()) {
  const utter = holdCallback<UtteranceEvent, EventObject, UtteranceInput>();
  const machine = createSpeechQueueMachine({ now: simulation.clock.now }).provide({
    actors: { utter: utter.logic },
  });
  return {
    simulation,
    clock: simulation.clock,
    utter,
    open(settings = everything(), input: Partial<SpeechQueueInput> = {}) {
      const actor = simulation.start(machine, { input: { settings, hasVoices: true, ...input } });
      return {
        actor,
        send: (event: SpeechQueueEvent) => actor.send(event),
      };
    },
    texts: () => utter.started.map(({ text }) => text),
  };
}
