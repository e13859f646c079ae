import {
  createSpeechQueueMachine,
  type SpeechQueueMachine,
  type UtteranceEvent,
  type UtteranceInput,
} from "@jobami/machines/voice/speech-queue";
import { fromCallback } from "xstate";
import { systemClock } from "../../../platform/clock/index.ts";
import { speak, synthesis } from "./utterance.ts";

const utter = fromCallback(
  ({ input, sendBack }: { input: UtteranceInput; sendBack: (event: UtteranceEvent) => void }) =>
    speak(
      { ...input, lang: "fr-FR" },
      {
        onEnd: (wasSpoken) => sendBack({ type: wasSpoken ? "utterance.ended" : "utterance.failed" }),
        onReach: (at) => sendBack({ type: "utterance.reached", at }),
      },
    ),
);

/** Reading aloud over the browser's voices. */
export function speechQueueMachine(): SpeechQueueMachine {
  return createSpeechQueueMachine({ now: systemClock.now }).provide({ actors: { utter } });
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
