import { initialContext, problemOf, setupVoice } from "./voice.setup.ts";
import type { VoiceContext, VoiceEvent } from "./voice.types.ts";

const errorOf = ({ event }: { event: VoiceEvent }) =>
  event.type === "recognition.failed" ? event.error : "crashed";
const failureOf = ({ event }: { event: VoiceEvent }) => problemOf(errorOf({ event }));
const answerOf = ({ context }: { context: VoiceContext }) => ({
  answer: context.answer ?? { text: "" },
});
const commandOf = ({ context }: { context: VoiceContext }) => ({
  command: context.command ?? { id: "", group: "help" as const, phrases: [] },
});

/** Commands by voice: a keyword that is waited for, or one sentence after a press; then the command and its answer aloud. `now` is in ms. */
export function createVoiceMachine({ now }: { now: () => number }) {
  const machine = setupVoice(now);
  /** What a final sentence leads to, once a keyword is not needed any more. */
  const sentence = [
    { guard: "isNothing", target: "#voice.microphone.answering", actions: "ask" },
    {
      guard: "isUnknown",
      target: "#voice.microphone.answering",
      actions: [
        "showTranscript",
        { type: "notify", params: "COMMAND_UNKNOWN" },
        { type: "reply", params: "COMMAND_UNKNOWN" },
      ],
    },
    {
      guard: "isLimited",
      target: "#voice.microphone.answering",
      actions: [
        { type: "notify", params: "COMMAND_LIMIT" },
        { type: "reply", params: "COMMAND_LIMIT" },
      ],
    },
    { target: "#voice.microphone.processing", actions: "keepCommand" },
  ] as const;
  const gone = [
    {
      guard: { type: "isDenied", params: errorOf },
      target: "#voice.microphone.unavailable",
      actions: [{ type: "notify", params: failureOf }, "turnHotwordOff"],
    },
    {
      guard: { type: "isMicrophoneGone", params: errorOf },
      target: "#voice.microphone.unavailable",
      actions: { type: "notify", params: failureOf },
    },
  ] as const;
  return machine.createMachine({
    id: "voice",
    context: ({ input }) => initialContext(input, now()),
    type: "parallel",
    states: {
      microphone: {
        initial: "deciding",
        on: {
          "settings.changed": [
            { guard: "isSameSettings" },
            { target: ".deciding", actions: ["keepSettings", "forgetQuestion"] },
          ],
          "commands.changed": { actions: "keepCommands" },
        },
        states: {
          deciding: {
            always: [
              { guard: "isUnsupported", target: "unsupported" },
              { guard: "isQuestionAsked", target: "direct" },
              { guard: "isHotwordOn", target: "resting" },
              { target: "idle" },
            ],
          },
          unsupported: {},
          idle: { on: { "button.pressed": "direct", "microphone.denied": "unavailable" } },
          unavailable: {
            tags: "unavailable",
            initial: "explained",
            on: {
              "button.pressed": "direct",
              "microphone.allowed": { target: "deciding", actions: "begin" },
            },
            states: { explained: { tags: "tooltip", after: { tooltip: "quiet" } }, quiet: {} },
          },
          resting: {
            tags: "hotword",
            after: { restartGuard: [{ guard: "isSilent", target: "hotword" }, { target: "muted" }] },
            on: {
              "button.pressed": "direct",
              "microphone.denied": { target: "unavailable", actions: "turnHotwordOff" },
            },
          },
          /** The product's own voice would be taken for a person’s. */
          muted: {
            tags: "hotword",
            always: { guard: "isSilent", target: "hotword" },
            on: {
              "button.pressed": "direct",
              "microphone.denied": { target: "unavailable", actions: "turnHotwordOff" },
            },
          },
          hotword: {
            tags: "hotword",
            entry: "noteStart",
            invoke: {
              src: "recognise",
              input: ({ context }) => ({ mode: "hotword", settings: context.settings }),
              onError: "resting",
            },
            initial: "opening",
            on: {
              "button.pressed": "direct",
              "microphone.denied": { target: "unavailable", actions: "turnHotwordOff" },
              "recognition.heard": [
                { guard: "isInterim", actions: "showTranscript" },
                { guard: "isWithoutKeyword", actions: "showTranscript" },
                { guard: "isKeywordAlone", target: "answering", actions: ["begin", "beep", "ask"] },
                ...sentence.slice(1),
              ],
              "speech.started": "resting",
              "recognition.ended": "resting",
              "recognition.failed": [
                ...gone,
                { guard: { type: "isAborted", params: errorOf }, target: "resting" },
                { guard: { type: "isSilence", params: errorOf }, target: "resting" },
                { target: "resting", actions: { type: "notify", params: failureOf } },
              ],
            },
            states: {
              opening: { tags: "opening", on: { "recognition.started": "waiting" } },
              waiting: {},
            },
          },
          direct: {
            tags: ["direct", "exchange"],
            entry: "begin",
            initial: "hushing",
            on: {
              "button.pressed": { target: "deciding", actions: "forgetQuestion" },
              "microphone.denied": { target: "unavailable", actions: ["forgetQuestion", "turnHotwordOff"] },
            },
            states: {
              /** What is being read falls silent first. */
              hushing: { tags: "opening", always: { guard: "isSilent", target: "open" } },
              open: {
                invoke: {
                  src: "recognise",
                  input: ({ context }) => ({ mode: "direct", settings: context.settings }),
                  onError: {
                    target: "#voice.microphone.deciding",
                    actions: { type: "notify", params: "RECOGNITION_FAILED" },
                  },
                },
                initial: "opening",
                on: {
                  "speech.started": "hushing",
                  "recognition.heard": [
                    { guard: "isInterim", target: ".hearing", actions: "showTranscript" },
                    { guard: "isAgreed", target: "#voice.microphone.processing", actions: "keepAgreed" },
                    {
                      guard: "isDeclined",
                      target: "#voice.microphone.answering",
                      actions: ["showTranscript", "leaveUndone"],
                    },
                    ...sentence,
                  ],
                  "recognition.ended": { target: "#voice.microphone.deciding", actions: "forgetQuestion" },
                  "recognition.failed": [
                    ...gone,
                    {
                      guard: { type: "isAborted", params: errorOf },
                      target: "#voice.microphone.deciding",
                      actions: "forgetQuestion",
                    },
                    { target: "#voice.microphone.deciding", actions: { type: "notify", params: failureOf } },
                  ],
                },
                states: {
                  opening: {
                    tags: "opening",
                    on: { "recognition.started": { target: "ready", actions: "beep" } },
                  },
                  ready: {},
                  hearing: { tags: "listening" },
                },
              },
            },
          },
          processing: {
            tags: "exchange",
            invoke: {
              src: "runCommand",
              input: commandOf,
              onDone: [
                {
                  guard: { type: "hasQuestion", params: ({ event }) => event.output },
                  target: "#voice.microphone.answering",
                  actions: { type: "askWhether", params: ({ event }) => event.output },
                },
                {
                  guard: { type: "hasAnswer", params: ({ event }) => event.output },
                  target: "#voice.microphone.answering",
                  actions: { type: "keepAnswer", params: ({ event }) => event.output },
                },
                { target: "deciding" },
              ],
              onError: { target: "deciding", actions: { type: "notify", params: "COMMAND_FAILED" } },
            },
          },
          answering: {
            tags: "exchange",
            invoke: { src: "speak", input: answerOf, onDone: "deciding", onError: "deciding" },
            on: { "button.pressed": { target: "deciding", actions: "forgetQuestion" } },
          },
        },
      },
      speech: {
        initial: "silent",
        states: {
          silent: { on: { "speech.started": { target: "speaking", actions: "noteSpeech" } } },
          speaking: { on: { "speech.ended": "fading" } },
          fading: {
            on: { "speech.started": "speaking" },
            after: { echo: { target: "silent", actions: "noteSilence" } },
          },
        },
      },
      indicator: {
        initial: "deciding",
        states: {
          deciding: { always: [{ guard: "isIndicatorHidden", target: "hidden" }, { target: "shown" }] },
          shown: {
            on: { "indicator.hidden": { target: "hidden", actions: ["hideIndicator", "remember"] } },
          },
          hidden: { after: { hidingLeft: { target: "shown", actions: ["showIndicator", "remember"] } } },
        },
      },
    },
  });
}

export type VoiceMachine = ReturnType<typeof createVoiceMachine>;
