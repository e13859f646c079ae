import { createSpeechQueueMachine, speechQueueView } from "@jobami/machines/voice/speech-queue";
import { SpeechIndicator } from "@jobami/ui/patterns/SpeechIndicator";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf(
  "voice/speech-queue",
  createSpeechQueueMachine({ now: Date.now }),
  (snapshot) => {
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
  },
);
