import { defaultSettings } from "@jobami/machines/display/accessibility-settings";
import { type ReactNode, useState } from "react";
import { type Settings, SettingsContext } from "../../../platform/display/index.ts";
import type { Recogniser } from "./recognition.ts";

/** The microphone's service, faked: a story declares what it hears. Nothing of the product is replaced. */
export interface FakeMicrophone {
  /** The recogniser that runs now. */
  current: () => Recogniser | undefined;
  opens: () => void;
  hears: (sentence: string, isFinal?: boolean) => void;
  fails: (error: string) => void;
  /** What was spoken aloud, oldest first. */
  spoken: string[];
  remove: () => void;
}

/** Puts a recogniser and a voice that ends at once where the browser has its own. */
export function fakeMicrophone(): FakeMicrophone {
  let running: Recogniser | undefined;
  const spoken: string[] = [];
  class FakeRecogniser implements Recogniser {
    lang = "";
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    onstart: Recogniser["onstart"] = null;
    onresult: Recogniser["onresult"] = null;
    onerror: Recogniser["onerror"] = null;
    onend: Recogniser["onend"] = null;
    start() {
      running = this;
    }
    abort() {
      if (running === this) running = undefined;
    }
  }
  const browserGlobals = globalThis as unknown as Record<string, unknown>;
  const before = {
    SpeechRecognition: browserGlobals.SpeechRecognition,
    speechSynthesis: globalThis.speechSynthesis,
  };
  const voices = Object.assign(new EventTarget(), {
    getVoices: () => [{ voiceURI: "amelie", name: "Amélie", lang: "fr-FR" }],
    speak: (utterance: SpeechSynthesisUtterance) => {
      spoken.push(utterance.text);
      setTimeout(() => utterance.onend?.(new Event("end") as SpeechSynthesisEvent));
    },
    cancel: () => {},
    pause: () => {},
    resume: () => {},
  });
  browserGlobals.SpeechRecognition = FakeRecogniser;
  Object.defineProperty(globalThis, "speechSynthesis", { configurable: true, value: voices });
  return {
    current: () => running,
    opens: () => running?.onstart?.(),
    hears: (transcript, isFinal = true) =>
      running?.onresult?.({
        resultIndex: 0,
        results: [Object.assign([{ transcript }], { isFinal })],
      }),
    fails: (error) => running?.onerror?.({ error }),
    spoken,
    remove: () => {
      browserGlobals.SpeechRecognition = before.SpeechRecognition;
      Object.defineProperty(globalThis, "speechSynthesis", {
        configurable: true,
        value: before.speechSynthesis,
      });
    },
  };
}

/** A person’s settings on this device, for a story. */
export function StorySettings({
  children,
  speechRecognition = true,
}: {
  children: ReactNode;
  speechRecognition?: boolean;
}) {
  const [settings, setSettings] = useState({ ...defaultSettings, speechRecognition });
  const value: Settings = {
    settings,
    isLoading: false,
    canReset: false,
    canUndoReset: false,
    isNotSaved: false,
    systemReducesMotion: false,
    change: (change) => setSettings((current) => ({ ...current, ...change })),
    reset: () => {},
    undoReset: () => {},
  };
  return <SettingsContext value={value}>{children}</SettingsContext>;
}
