import { assign, fromCallback, raise, sendTo, setup } from "xstate";
import {
  gapMs,
  isReadable,
  isSelectable,
  isWanted,
  selectionDelayMs,
  stillWanted,
  take,
  voicesPatienceMs,
} from "./speech-queue.law.ts";
import type {
  SpeechQueueContext,
  SpeechQueueEvent,
  SpeechQueueInput,
  UtteranceInput,
  UtteranceOrder,
} from "./speech-queue.types.ts";

/** Texts read aloud, one after the other; what is selected is read after a moment. `now` is in ms. */
export function createSpeechQueueMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as SpeechQueueContext,
      events: {} as SpeechQueueEvent,
      input: {} as SpeechQueueInput,
      tags: {} as "speaking" | "paused",
    },
    actors: {
      utter: fromCallback<UtteranceOrder, UtteranceInput>(() => {
        throw new Error("utter is not provided");
      }),
    },
    delays: { gap: gapMs, selectionDelay: selectionDelayMs, voicesPatience: voicesPatienceMs },
    guards: {
      isOff: ({ context }) => !context.settings.speechEnabled,
      isTurnedOff: ({ event }) => event.type === "settings.changed" && !event.settings.speechEnabled,
      isNothingLeft: ({ context }) => context.queue.length === 0,
      isVoiceMissing: ({ context }) => context.settings.speechVoice !== null && !context.hasVoices,
      isReadable: ({ context, event }) => event.type === "text.offered" && isReadable(event, context, now()),
      isTakingOver: ({ context, event }) =>
        event.type === "text.offered" && !context.settings.speechQueue && isReadable(event, context, now()),
      isCurrentUnwanted: ({ context, event }) =>
        event.type === "settings.changed" &&
        context.current !== null &&
        !isWanted(context.current.source, event.settings),
      isSelectable: ({ context, event }) =>
        event.type === "selection.changed" && isSelectable(event.text, context.settings),
    },
    actions: {
      take: assign(({ context, event }) =>
        event.type === "text.offered" ? take(event, context, now()) : {},
      ),
      next: assign(({ context: { queue } }) => ({ current: queue[0] ?? null, queue: queue.slice(1) })),
      finish: assign({ current: null }),
      empty: assign({ queue: [], current: null }),
      keepSettings: assign(({ context, event }) =>
        event.type === "settings.changed"
          ? { settings: event.settings, queue: stillWanted(context.queue, event.settings) }
          : {},
      ),
      noteVoices: assign({ hasVoices: true }),
      keepSelection: assign({
        selected: ({ event }) => (event.type === "selection.changed" ? event.text.trim() : ""),
      }),
      offerSelection: raise(({ context }) => ({
        type: "text.offered" as const,
        text: context.selected,
        source: "selection" as const,
      })),
      pause: sendTo("utterance", { type: "utterance.pause" }),
      resume: sendTo("utterance", { type: "utterance.resume" }),
    },
  }).createMachine({
    id: "speech-queue",
    context: ({ input }) => ({ ...input, queue: [], current: null, taken: [], selected: "" }),
    type: "parallel",
    on: { "voices.arrived": { actions: "noteVoices" } },
    states: {
      reading: {
        initial: "deciding",
        on: {
          "text.offered": { guard: "isReadable", actions: "take" },
          "settings.changed": [
            { guard: "isTurnedOff", target: ".off", actions: "keepSettings" },
            { actions: "keepSettings" },
          ],
          "stop.asked": { target: ".silent", actions: "empty" },
        },
        states: {
          deciding: {
            always: [
              { guard: "isOff", target: "off" },
              { guard: "isNothingLeft", target: "silent" },
              { guard: "isVoiceMissing", target: "awaitingVoice" },
              { target: "speaking" },
            ],
          },
          off: {
            on: {
              "settings.changed": [
                { guard: "isTurnedOff", actions: "keepSettings" },
                { target: "silent", actions: "keepSettings" },
              ],
            },
          },
          silent: {
            on: { "text.offered": { guard: "isReadable", target: "deciding", actions: "take" } },
          },
          awaitingVoice: {
            on: {
              "voices.arrived": { target: "speaking", actions: "noteVoices" },
              "settings.changed": [
                { guard: "isTurnedOff", target: "off", actions: "keepSettings" },
                { target: "deciding", actions: "keepSettings" },
              ],
            },
            after: { voicesPatience: { target: "speaking", actions: "noteVoices" } },
          },
          speaking: {
            tags: "speaking",
            entry: "next",
            exit: "finish",
            invoke: {
              id: "utterance",
              src: "utter",
              input: ({ context: { current, settings } }) => ({
                text: current?.text ?? "",
                rate: settings.speechRate,
                voice: settings.speechVoice,
              }),
              onError: "gap",
            },
            initial: "playing",
            on: {
              "text.offered": [
                { guard: "isTakingOver", target: "gap", actions: "take" },
                { guard: "isReadable", actions: "take" },
              ],
              "settings.changed": [
                { guard: "isTurnedOff", target: "off", actions: "keepSettings" },
                { guard: "isCurrentUnwanted", target: "gap", actions: "keepSettings" },
                { actions: "keepSettings" },
              ],
              "utterance.ended": "gap",
              "utterance.failed": "gap",
              "skip.asked": "gap",
            },
            states: {
              playing: { on: { "pause.asked": { target: "paused", actions: "pause" } } },
              paused: { tags: "paused", on: { "resume.asked": { target: "playing", actions: "resume" } } },
            },
          },
          gap: { after: { gap: "deciding" } },
        },
      },
      selection: {
        initial: "none",
        on: {
          "selection.changed": [
            { guard: "isSelectable", target: ".settling", actions: "keepSelection" },
            { target: ".none" },
          ],
        },
        states: {
          none: {},
          settling: { after: { selectionDelay: { target: "none", actions: "offerSelection" } } },
        },
      },
    },
  });
}

export type SpeechQueueMachine = ReturnType<typeof createSpeechQueueMachine>;
