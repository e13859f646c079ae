import { holdCallback } from "../../testing/held-actors.ts";
import { createStage, type Stage } from "../../testing/stage.ts";
import { createSpeechQueueMachine } from "./speech-queue.machine.ts";
import type {
  SpeechQueueEvent,
  SpeechQueueInput,
  SpeechSettings,
  UtteranceEvent,
  UtteranceInput,
  UtteranceOrder,
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

/** The real machine with its voice held, on a stage of its own unless one is given. */
export function createSpeechWorld(stage: Stage = createStage()) {
  const utter = holdCallback<UtteranceEvent, UtteranceOrder, UtteranceInput>();
  const machine = createSpeechQueueMachine({ now: stage.clock.now }).provide({
    actors: { utter: utter.logic },
  });
  return {
    stage,
    clock: stage.clock,
    utter,
    open(settings = everything(), input: Partial<SpeechQueueInput> = {}) {
      const actor = stage.play(machine, { input: { settings, hasVoices: true, ...input } });
      return {
        actor,
        send: (event: SpeechQueueEvent) => actor.send(event),
      };
    },
    texts: () => utter.started.map(({ text }) => text),
  };
}
