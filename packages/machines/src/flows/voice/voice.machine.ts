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
    { guard: "isNothing", target: "answering", actions: "ask" },
    {
      guard: "isUnknown",
      target: "answering",
      actions: [
        "showWords",
        { type: "tell", params: "COMMAND_UNKNOWN" },
        { type: "reply", params: "COMMAND_UNKNOWN" },
      ],
    },
    {
      guard: "isLimited",
      target: "answering",
      actions: [
        { type: "tell", params: "COMMAND_LIMIT" },
        { type: "reply", params: "COMMAND_LIMIT" },
      ],
    },
    { target: "processing", actions: "keepCommand" },
  ] as const;
  const gone = [
    {
      guard: { type: "isDenied", params: errorOf },
      target: "unavailable",
      actions: [{ type: "tell", params: failureOf }, "turnHotwordOff"],
    },
    {
      guard: { type: "isMicrophoneGone", params: errorOf },
      target: "unavailable",
      actions: { type: "tell", params: failureOf },
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
              { guard: "isOff", target: "off" },
              { guard: "isQuestionAsked", target: "direct" },
              { guard: "isHotwordOn", target: "resting" },
              { target: "idle" },
            ],
          },
          unsupported: {},
          off: {},
          idle: { on: { "button.pressed": "direct", "microphone.denied": "unavailable" } },
          unavailable: {
            tags: "unavailable",
            initial: "told",
            on: {
              "button.pressed": "direct",
              "microphone.allowed": { target: "deciding", actions: "begin" },
            },
            states: { told: { tags: "tooltip", after: { tooltip: "quiet" } }, quiet: {} },
          },
          resting: {
            tags: "hotword",
            after: { restartGuard: "hotword" },
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
                { guard: "isInterim", actions: "showWords" },
                { guard: "isWithoutKeyword", actions: "showWords" },
                { guard: "isKeywordAlone", target: "answering", actions: ["begin", "beep", "ask"] },
                ...sentence.slice(1),
              ],
              "recognition.ended": "resting",
              "recognition.failed": [
                ...gone,
                { guard: { type: "isAborted", params: errorOf }, target: "resting" },
                { guard: { type: "isSilence", params: errorOf }, target: "resting" },
                { target: "resting", actions: { type: "tell", params: failureOf } },
              ],
            },
            states: {
              opening: { tags: "opening", on: { "recognition.started": "waiting" } },
              waiting: {},
            },
          },
          direct: {
            tags: "direct",
            entry: "begin",
            invoke: {
              src: "recognise",
              input: ({ context }) => ({ mode: "direct", settings: context.settings }),
              onError: {
                target: "deciding",
                actions: { type: "tell", params: "RECOGNITION_FAILED" },
              },
            },
            initial: "opening",
            on: {
              "button.pressed": { target: "deciding", actions: "forgetQuestion" },
              "microphone.denied": { target: "unavailable", actions: ["forgetQuestion", "turnHotwordOff"] },
              "recognition.heard": [
                { guard: "isInterim", target: ".hearing", actions: "showWords" },
                ...sentence,
              ],
              "recognition.ended": { target: "deciding", actions: "forgetQuestion" },
              "recognition.failed": [
                ...gone,
                {
                  guard: { type: "isAborted", params: errorOf },
                  target: "deciding",
                  actions: "forgetQuestion",
                },
                { target: "deciding", actions: { type: "tell", params: failureOf } },
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
          processing: {
            invoke: {
              src: "runCommand",
              input: commandOf,
              onDone: [
                {
                  guard: { type: "hasAnswer", params: ({ event }) => event.output },
                  target: "answering",
                  actions: { type: "keepAnswer", params: ({ event }) => event.output },
                },
                { target: "deciding" },
              ],
              onError: { target: "deciding", actions: { type: "tell", params: "COMMAND_FAILED" } },
            },
          },
          answering: {
            invoke: { src: "speak", input: answerOf, onDone: "deciding", onError: "deciding" },
            on: { "button.pressed": { target: "deciding", actions: "forgetQuestion" } },
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
