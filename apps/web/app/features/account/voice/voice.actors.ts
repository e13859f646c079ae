import {
  createVoiceMachine,
  type RecognitionEvent,
  type RecognitionInput,
  type VoiceAnswer,
  type VoiceCommand,
  type VoiceMachine,
  type VoiceSettings,
} from "@jobami/machines/voice/voice";
import { fromCallback, fromPromise } from "xstate";
import { systemClock } from "../../../platform/clock/index.ts";
import { newestSentence, recogniserClass } from "./recognition.ts";
import { speak, synthesis } from "./utterance.ts";
import { answerText } from "./voice.copy.ts";

interface Recognising {
  input: RecognitionInput;
  sendBack: (event: RecognitionEvent) => void;
}

/** A recogniser; what the page that stands offers is asked for with each sentence. */
const recogniseOn = (here: () => readonly VoiceCommand[]) =>
  fromCallback(({ input, sendBack }: Recognising) => {
    const Recogniser = recogniserClass();
    if (Recogniser === undefined) throw new Error("this browser recognises no speech");
    const { settings, mode } = input;
    const recogniser = new Recogniser();
    recogniser.lang = settings.language;
    recogniser.continuous = mode === "hotword" && settings.continuous;
    recogniser.interimResults = settings.interimResults;
    recogniser.maxAlternatives = settings.maxAlternatives;
    recogniser.onstart = () => sendBack({ type: "recognition.started" });
    recogniser.onresult = (event) => {
      const sentence = newestSentence(event);
      sendBack({ type: "recognition.heard", ...sentence, ...(sentence.isFinal ? { here: here() } : {}) });
    };
    recogniser.onerror = ({ error }) => sendBack({ type: "recognition.failed", error });
    recogniser.onend = () => sendBack({ type: "recognition.ended" });
    recogniser.start();
    return () => {
      recogniser.onstart = null;
      recogniser.onresult = null;
      recogniser.onerror = null;
      recogniser.onend = null;
      recogniser.abort();
    };
  });

function speakWith(settings: () => VoiceSettings) {
  return fromPromise<unknown, { answer: VoiceAnswer }>(
    ({ input, signal }) =>
      new Promise((resolve) => {
        const text = answerText(input.answer);
        if (text === "" || synthesis() === undefined) return resolve(undefined);
        const { language, speechVoice, speechRate, speechPitch, speechVolume } = settings();
        const silence = speak(
          {
            text,
            lang: language,
            voice: speechVoice,
            rate: speechRate,
            pitch: speechPitch,
            volume: speechVolume,
          },
          { onEnd: resolve },
        );
        signal.addEventListener("abort", silence);
      }),
  );
}

/** What the commands of the product do, given by who shows them. */
export type RunCommand = (command: VoiceCommand) => VoiceAnswer | null | Promise<VoiceAnswer | null>;

/** Commands by voice over the browser's recogniser and voices. */
export function voiceMachine(dependencies: {
  settings: () => VoiceSettings;
  here: () => readonly VoiceCommand[];
  run: RunCommand;
}): VoiceMachine {
  return createVoiceMachine({ now: systemClock.now }).provide({
    actors: {
      recognise: recogniseOn(dependencies.here),
      runCommand: fromPromise<VoiceAnswer | null, { command: VoiceCommand }>(async ({ input }) =>
        dependencies.run(input.command),
      ),
      speak: speakWith(dependencies.settings),
    },
  });
}
