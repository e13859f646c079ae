import type { Notice, Remembering } from "../../boundary/emitted.ts";
import type { VoiceSettings } from "./voice.settings.ts";

/** What the commands are about, in the order of the list that is shown. */
export type VoiceCommandGroup =
  | "here"
  | "navigation"
  | "reading"
  | "scrolling"
  | "lists"
  | "forms"
  | "help"
  | "stop";

/** Why a page is closed to a person: it wants an account, none, or a role that they do not have. */
export type ClosedPage = "signed-out" | "signed-in" | "role";

/** Something that can be asked for aloud; any of its phrases asks for it, the first is the one shown. */
export interface VoiceCommand {
  id: string;
  group: VoiceCommandGroup;
  phrases: readonly string[];
  /** The page that it opens, for a command of navigation. */
  to?: string;
  /** Why it does not open it for this person; nothing where it does. */
  closed?: ClosedPage;
  /** The accessible name of what it presses, for a command of the page that stands. */
  named?: string;
  /** Whether its person was asked, and agreed. */
  isConfirmed?: boolean;
}

/** What must outlive a reload: until when the indicator is hidden, in ms since 1970 [VOICE-30]. */
export interface VoiceRecord {
  indicatorHiddenUntil: number | null;
}

export interface VoiceInput {
  /** Whether the browser recognises speech at all. */
  isSupported: boolean;
  settings: VoiceSettings;
  /** The product's name: a keyword whatever the settings state [VOICE-11]. */
  product: string;
  commands: readonly VoiceCommand[];
  record?: VoiceRecord | null | undefined;
}

/** Why nothing came of it. The first four are those of the recogniser [VOICE-24…VOICE-27]. */
export type VoiceProblemCode =
  | "no-speech"
  | "network"
  | "not-allowed"
  | "audio-capture"
  | "RECOGNITION_FAILED"
  | "COMMAND_UNKNOWN"
  | "COMMAND_LIMIT"
  | "COMMAND_FAILED";

/** What is spoken aloud: text that a command answers, with what to do once it is agreed to; or a sentence of the product by its code. */
export type VoiceAnswer =
  | { text: string; asks?: VoiceCommand }
  | { code: VoiceProblemCode | "WHAT_TO_DO" | "LEFT_UNDONE" };

export interface VoiceContext extends VoiceInput, VoiceRecord {
  /** What is being heard, or was heard last. */
  transcript: string;
  command: VoiceCommand | null;
  answer: VoiceAnswer | null;
  problem: VoiceProblemCode | null;
  /** Whether the next sentence answers the question asked after a bare keyword [VOICE-13]. */
  isAsked: boolean;
  /** What is done once a person agrees to it; null while nothing waits for that. */
  pending: VoiceCommand | null;
  /** Instant of the last start in hotword mode, in ms since 1970 [VOICE-15]. */
  hotwordStartedAt: number | null;
  /** Whether the product speaks, or did a moment ago: no one is listened to meanwhile. */
  isSpeaking: boolean;
  /** Instants of the commands run within the last minute, in ms since 1970 [VOICE-20]. */
  runs: readonly number[];
}

/** How the recogniser is started: it waits for a keyword, or listens to one sentence. */
export interface RecognitionInput {
  mode: "hotword" | "direct";
  settings: VoiceSettings;
}

/** What the recogniser reports. A failure or an end is its last word. */
export type RecognitionEvent =
  | { type: "recognition.started" }
  /** `here`: what the page that stands offers at this moment; it comes before all else. */
  | {
      type: "recognition.heard";
      alternatives: readonly string[];
      isFinal: boolean;
      here?: readonly VoiceCommand[];
    }
  | { type: "recognition.failed"; error: string }
  | { type: "recognition.ended" };

export type VoiceEvent =
  | RecognitionEvent
  | { type: "settings.changed"; settings: VoiceSettings }
  | { type: "commands.changed"; commands: readonly VoiceCommand[] }
  | { type: "button.pressed" }
  /** The product reads or answers aloud, whatever for; it has fallen silent. */
  | { type: "speech.started" }
  | { type: "speech.ended" }
  | { type: "microphone.allowed" }
  | { type: "microphone.denied" }
  | { type: "indicator.hidden" };

/** `hotword.turnedOff`: the microphone was denied, so the setting goes off [VOICE-16]. `beep`: 800 Hz for 0.15 s [VOICE-23]. */
export type VoiceEmitted =
  | Notice<VoiceProblemCode>
  | Remembering<VoiceRecord>
  | { type: "hotword.turnedOff" }
  | { type: "beep.requested" };
