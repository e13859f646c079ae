export { createSpeechQueueMachine, type SpeechQueueMachine } from "./speech-queue.machine.ts";
export type {
  SpeechQueueEvent,
  SpeechSettings,
  SpeechSource,
  UtteranceEvent,
  UtteranceInput,
} from "./speech-queue.types.ts";
export { type SpeechQueueView, speechQueueView } from "./speech-queue.view.ts";
