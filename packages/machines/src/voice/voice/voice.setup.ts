import { assign, type EventObject, emit, enqueueActions, fromCallback, setup } from "xstate";
import { bounded, isAhead } from "../../boundary/cooldown.ts";
import { notProvided } from "../../boundary/not-provided.ts";
import { consentOf } from "./voice.consent.ts";
import { understand } from "./voice.match.ts";
import type {
  RecognitionInput,
  VoiceAnswer,
  VoiceCommand,
  VoiceContext,
  VoiceEmitted,
  VoiceEvent,
  VoiceInput,
  VoiceProblemCode,
} from "./voice.types.ts";

/** Least time between two automatic starts in hotword mode, in ms [VOICE-15]. */
export const restartGuardMs = 3000;
/** Commands at most within a minute, in ms [VOICE-20]. */
export const commandsAtMost = 10;
export const commandWindowMs = 60_000;
/** How long the indicator stays hidden, in ms [VOICE-30]. */
export const indicatorHiddenMs = 24 * 3_600_000;
/** How long the notice about the missing microphone stays, in ms [VOICE-31]. */
export const unavailableTooltipMs = 3000;
/** How long the product's own voice is still in the air (and in a recogniser) after it ended, in ms. */
export const echoMs = 500;
/** The keyword that is always heard beside the product's name [VOICE-11]. */
const jobi = "Jobi";

const problems: Record<string, VoiceProblemCode> = {
  "no-speech": "no-speech",
  network: "network",
  "not-allowed": "not-allowed",
  "service-not-allowed": "not-allowed",
  "audio-capture": "audio-capture",
};

/** The problem behind an error of the recogniser. */
export function problemOf(error: string): VoiceProblemCode {
  return problems[error] ?? "RECOGNITION_FAILED";
}

function heardOf({ context, event }: { context: VoiceContext; event: VoiceEvent }, needsKeyword: boolean) {
  const spoken = event.type === "recognition.heard" && event.isFinal ? event.alternatives : [];
  const here = event.type === "recognition.heard" ? (event.here ?? []) : [];
  const keywords = [context.settings.hotword, context.product, jobi];
  return understand(spoken, [...here, ...context.commands], keywords, needsKeyword);
}

/** What the answer to « are you sure » is; null while nothing waits for one. */
function consentTo({ context, event }: { context: VoiceContext; event: VoiceEvent }) {
  if (context.pending === null || event.type !== "recognition.heard" || !event.isFinal) return null;
  return consentOf(event.alternatives);
}

/** What an answer asks to be agreed to; null when it asks for nothing. */
function questionOf(answer: VoiceAnswer | null): VoiceCommand | null {
  return answer !== null && "text" in answer ? (answer.asks ?? null) : null;
}

/** Everything the voice chart names: its types, its dependencies, its guards, delays and actions. */
export function setupVoice(now: () => number) {
  const recentRuns = ({ runs }: VoiceContext) => runs.filter((at) => at > now() - commandWindowMs);
  return setup({
    types: {
      context: {} as VoiceContext,
      events: {} as VoiceEvent,
      input: {} as VoiceInput,
      emitted: {} as VoiceEmitted,
      tags: {} as "hotword" | "direct" | "listening" | "opening" | "exchange" | "unavailable" | "tooltip",
    },
    actors: {
      recognise: fromCallback<EventObject, RecognitionInput>(() => {
        throw new Error("recognise is not provided");
      }),
      runCommand: notProvided<VoiceAnswer | null, { command: VoiceCommand }>("runCommand"),
      speak: notProvided<unknown, { answer: VoiceAnswer }>("speak"),
    },
    delays: {
      restartGuard: ({ context }) => Math.max(0, (context.hotwordStartedAt ?? 0) + restartGuardMs - now()),
      tooltip: unavailableTooltipMs,
      echo: echoMs,
      hidingLeft: ({ context }) => Math.max(0, (context.indicatorHiddenUntil ?? 0) - now()),
    },
    guards: {
      isUnsupported: ({ context }) => !context.isSupported,
      isSilent: ({ context }) => !context.isSpeaking,
      isHotwordOn: ({ context }) => context.settings.hotwordActivation,
      isSameSettings: ({ context, event }) =>
        event.type === "settings.changed" &&
        JSON.stringify(event.settings) === JSON.stringify(context.settings),
      isInterim: ({ event }) => event.type === "recognition.heard" && !event.isFinal,
      isWithoutKeyword: (heard) => !heardOf(heard, true).hasKeyword,
      isKeywordAlone: (heard) => heardOf(heard, true).sentence === "",
      isNothing: (heard) => heardOf(heard, false).sentence.trim() === "",
      isUnknown: (heard) => heardOf(heard, false).command === null,
      isLimited: ({ context }) => recentRuns(context).length >= commandsAtMost,
      isMicrophoneGone: (_, error: string) => problemOf(error) === "audio-capture",
      isDenied: (_, error: string) => problemOf(error) === "not-allowed",
      isAborted: (_, error: string) => error === "aborted",
      isSilence: (_, error: string) => error === "no-speech",
      isAgreed: (heard) => consentTo(heard) === "yes",
      isDeclined: (heard) => consentTo(heard) === "no",
      hasQuestion: (_, answer: VoiceAnswer | null) => questionOf(answer) !== null,
      hasAnswer: (_, answer: VoiceAnswer | null) => answer !== null,
      isQuestionAsked: ({ context }) => context.isAsked,
      isIndicatorHidden: ({ context }) => context.indicatorHiddenUntil !== null,
    },
    actions: {
      keepSettings: assign(({ event }) =>
        event.type === "settings.changed" ? { settings: event.settings } : {},
      ),
      keepCommands: assign(({ event }) =>
        event.type === "commands.changed" ? { commands: event.commands } : {},
      ),
      /** A question stays in sight while its answer is listened to. */
      begin: assign(({ context: { pending, answer } }) => ({
        transcript: "",
        problem: null,
        command: null,
        answer: pending === null ? null : answer,
      })),
      forgetQuestion: assign({ isAsked: false, pending: null }),
      noteSpeech: assign({ isSpeaking: true }),
      noteSilence: assign({ isSpeaking: false }),
      noteStart: assign({ hotwordStartedAt: () => now() }),
      showTranscript: assign(({ event }) =>
        event.type === "recognition.heard" ? { transcript: event.alternatives[0] ?? "" } : {},
      ),
      keepCommand: assign((heard) => {
        const { sentence, command } = heardOf(heard, false);
        return {
          transcript: sentence,
          command,
          isAsked: false,
          pending: null,
          runs: [...recentRuns(heard.context), now()],
        };
      }),
      keepAgreed: assign(({ context }) => ({
        command: context.pending && { ...context.pending, isConfirmed: true },
        isAsked: false,
        pending: null,
      })),
      ask: assign({ answer: { code: "WHAT_TO_DO" }, isAsked: true, pending: null, transcript: "" }),
      askWhether: assign((_, answer: VoiceAnswer | null) => ({
        answer,
        isAsked: true,
        pending: questionOf(answer),
      })),
      keepAnswer: assign((_, answer: VoiceAnswer | null) => ({ answer })),
      leaveUndone: assign({ answer: { code: "LEFT_UNDONE" }, isAsked: false, pending: null }),
      notify: enqueueActions(({ enqueue }, code: VoiceProblemCode) => {
        enqueue.assign({ problem: code, isAsked: false, pending: null });
        enqueue.emit({ type: "notice", kind: code === "no-speech" ? "info" : "error", code });
      }),
      reply: assign((_, code: VoiceProblemCode) => ({ answer: { code } })),
      turnHotwordOff: enqueueActions(({ context, enqueue }) => {
        if (!context.settings.hotwordActivation) return;
        enqueue.assign({ settings: { ...context.settings, hotwordActivation: false } });
        enqueue.emit({ type: "hotword.turnedOff" });
      }),
      beep: enqueueActions(({ context, enqueue }) => {
        if (context.settings.enableBeep) enqueue.emit({ type: "beep.requested" });
      }),
      hideIndicator: assign({ indicatorHiddenUntil: () => now() + indicatorHiddenMs }),
      showIndicator: assign({ indicatorHiddenUntil: null }),
      remember: emit(
        ({ context }): VoiceEmitted => ({
          type: "remember",
          record: { indicatorHiddenUntil: context.indicatorHiddenUntil },
        }),
      ),
    },
  });
}

/** The context that a page begins with; a remembered hiding never lies further ahead than a fresh one. */
export function initialContext(input: VoiceInput, now: number): VoiceContext {
  const hiddenUntil = bounded(input.record?.indicatorHiddenUntil, now, indicatorHiddenMs);
  return {
    ...input,
    indicatorHiddenUntil: isAhead(hiddenUntil, now) ? hiddenUntil : null,
    transcript: "",
    command: null,
    answer: null,
    problem: null,
    isAsked: false,
    pending: null,
    isSpeaking: false,
    hotwordStartedAt: null,
    runs: [],
  };
}
