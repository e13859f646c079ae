import {
  createSpeechQueueMachine,
  type SpeechQueueMachine,
  type UtteranceInput,
  type UtteranceOrder,
} from "@jobami/machines/flows/speech-queue";
import { fromCallback } from "xstate";
import { say, synthesis } from "./utterance.ts";

interface UtterWorld {
  input: UtteranceInput;
  sendBack: (event: { type: "utterance.ended" } | { type: "utterance.failed" }) => void;
  receive: (hear: (order: UtteranceOrder) => void) => void;
}

const utter = fromCallback(({ input, sendBack, receive }: UtterWorld) => {
  receive(({ type }) => {
    if (type === "utterance.pause") synthesis()?.pause();
    else synthesis()?.resume();
  });
  return say({ ...input, lang: "fr-FR" }, (wasSaid) =>
    sendBack({ type: wasSaid ? "utterance.ended" : "utterance.failed" }),
  );
});

/** Reading aloud over the browser's voices. */
export function speechQueueMachine(): SpeechQueueMachine {
  return createSpeechQueueMachine({ now: Date.now }).provide({ actors: { utter } });
}

/** Whether the browser knows its voices by now. */
export function hasVoices(): boolean {
  return (synthesis()?.getVoices().length ?? 0) > 0;
}

/** Calls once the browser's voices have come; the answer ends it. */
export function whenVoicesArrive(arrived: () => void): () => void {
  const voices = synthesis();
  const look = () => {
    if (hasVoices()) arrived();
  };
  voices?.addEventListener("voiceschanged", look);
  return () => voices?.removeEventListener("voiceschanged", look);
}
