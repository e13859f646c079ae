/** Where a text comes from: it decides which setting must be on and for how long the same text is not read again. */
export type SpeechSource =
  | "asked"
  | "selection"
  | "announcement"
  | "page"
  | "formError"
  | "buttonState"
  | "tooltip";

/** The part of the accessibility settings that speaks [A11Y-11, A11Y-12]. */
export interface SpeechSettings {
  speechEnabled: boolean;
  /** 1 is the voice's own pace. */
  speechRate: number;
  /** `voiceURI` of the chosen voice; null for the device's own. */
  speechVoice: string | null;
  /** Whether a text waits for the one being read; otherwise it takes its place. */
  speechQueue: boolean;
  autoRead: boolean;
  readFormErrors: boolean;
  readButtonStates: boolean;
  readTooltips: boolean;
  readPageContent: boolean;
  readSelectedText: boolean;
}

export interface SpeechText {
  text: string;
  source: SpeechSource;
  /** Where reading goes on when it was interrupted, in characters. */
  from?: number;
}

/** A text that was taken in, and when, in ms since 1970. */
export interface TakenText {
  text: string;
  at: number;
}

export interface SpeechQueueInput {
  settings: SpeechSettings;
  /** Whether the browser already knows its voices. */
  hasVoices: boolean;
}

export interface SpeechQueueContext extends SpeechQueueInput {
  /** Waiting to be read, the next first. */
  queue: readonly SpeechText[];
  /** Being read. */
  current: SpeechText | null;
  /** Taken in within the longest window. */
  taken: readonly TakenText[];
  /** How far the text being read was spoken, in characters of the whole. */
  reached: number;
  /** Whether a person is being listened to. */
  isListening: boolean;
  /** Selected on the page, not yet for long enough. */
  selected: string;
}

/** What one utterance is started with. */
export interface UtteranceInput {
  text: string;
  rate: number;
  voice: string | null;
}

/** What an utterance reports. `at` counts the characters of what it was given; an end and a failure are its last word. */
export type UtteranceEvent =
  | { type: "utterance.reached"; at: number }
  | { type: "utterance.ended" }
  | { type: "utterance.failed" };

export type SpeechQueueEvent =
  | UtteranceEvent
  | ({ type: "text.offered" } & SpeechText)
  | { type: "selection.changed"; text: string }
  | { type: "settings.changed"; settings: SpeechSettings }
  | { type: "voices.arrived" }
  /** A person is being listened to, or answered: nothing is read meanwhile. */
  | { type: "listening.started" }
  | { type: "listening.ended" }
  | { type: "pause.requested" }
  | { type: "resume.requested" }
  | { type: "skip.requested" }
  | { type: "stop.requested" };
