import { createSpeechQueueMachine, speechQueueView } from "@jobami/machines/flows/speech-queue";
import { SpeechIndicator } from "@jobami/ui/patterns/SpeechIndicator";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("speech-queue", createSpeechQueueMachine({ now: Date.now }), (snapshot) => {
  const { status, text, waiting } = speechQueueView(snapshot);
  if (status === "silent") return null;
  return (
    <SpeechIndicator
      status={status}
      text={text}
      waiting={waiting}
      onPause={nothing}
      onResume={nothing}
      onSkip={nothing}
      onStop={nothing}
    />
  );
});
