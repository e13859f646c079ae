import type { SnapshotFrom } from "xstate";
import type { VoiceMachine } from "./voice.machine.ts";
import type { VoiceAnswer, VoiceProblemCode } from "./voice.types.ts";

/** What the voice button shows [VOICE-17, BOT-22]. */
export type VoiceButtonState = "idle" | "listening" | "direct" | "hotword" | "unavailable";
/** What goes on, in more detail: for the status panel. */
export type VoiceStatus = VoiceButtonState | "opening" | "processing" | "answering";

/** What the voice button and its panel show. */
export interface VoiceView {
  /** Whether the browser can recognise speech at all [BOT-21]. */
  isOffered: boolean;
  button: VoiceButtonState;
  status: VoiceStatus;
  /** Whether a person is listened to after a press or a keyword, or answered: nothing else may be read aloud. */
  isInExchange: boolean;
  /** What is being heard, or was heard last; empty before. */
  transcript: string;
  problem: VoiceProblemCode | null;
  /** What is spoken aloud, or was spoken last. */
  answer: VoiceAnswer | null;
  /** The notice about the missing microphone, for 3 s [VOICE-31]. */
  isTooltipShown: boolean;
  isIndicatorHidden: boolean;
}

type Snapshot = Pick<SnapshotFrom<VoiceMachine>, "context" | "hasTag" | "matches">;

function buttonState(snapshot: Snapshot): VoiceButtonState {
  if (snapshot.hasTag("unavailable")) return "unavailable";
  if (snapshot.hasTag("hotword")) return "hotword";
  // No one is asked to speak before they can be heard.
  if (!snapshot.hasTag("direct") || snapshot.matches({ microphone: { direct: "hushing" } })) return "idle";
  return snapshot.hasTag("listening") || snapshot.context.isAsked ? "listening" : "direct";
}

function statusOf(snapshot: Snapshot, button: VoiceButtonState): VoiceStatus {
  if (snapshot.hasTag("opening")) return "opening";
  if (snapshot.matches({ microphone: "processing" })) return "processing";
  return snapshot.matches({ microphone: "answering" }) ? "answering" : button;
}

export function voiceView(snapshot: Snapshot): VoiceView {
  const { context } = snapshot;
  const button = buttonState(snapshot);
  return {
    isOffered: context.isSupported,
    isInExchange: snapshot.hasTag("exchange"),
    button,
    status: statusOf(snapshot, button),
    transcript: context.transcript,
    problem: context.problem,
    answer: context.answer,
    isTooltipShown: snapshot.hasTag("tooltip"),
    isIndicatorHidden: context.indicatorHiddenUntil !== null,
  };
}
