import { assign, type EventObject, fromCallback, raise, setup } from "xstate";
import {
  gapMs,
  isReadable,
  isSelectable,
  isWanted,
  selectionDelayMs,
  stillWanted,
  take,
  voicesPatienceMs,
} from "./speech-queue.rules.ts";
import type {
  SpeechQueueContext,
  SpeechQueueEvent,
  SpeechQueueInput,
  UtteranceInput,
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
      utter: fromCallback<EventObject, UtteranceInput>(() => {
        throw new Error("utter is not provided");
      }),
    },
    delays: { gap: gapMs, selectionDelay: selectionDelayMs, voicesPatience: voicesPatienceMs },
    guards: {
      isOff: ({ context }) => !context.settings.speechEnabled,
      isTurnedOff: ({ event }) => event.type === "settings.changed" && !event.settings.speechEnabled,
      isListening: ({ context }) => context.isListening,
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
      next: assign(({ context: { queue } }) => ({
        current: queue[0] ?? null,
        reached: queue[0]?.from ?? 0,
        queue: queue.slice(1),
      })),
      noteReached: assign(({ context, event }) =>
        event.type === "utterance.reached" ? { reached: (context.current?.from ?? 0) + event.at } : {},
      ),
      finish: assign({ current: null }),
      putBack: assign(({ context: { current, queue, reached } }) =>
        current === null ? {} : { current: null, queue: [{ ...current, from: reached }, ...queue] },
      ),
      drop: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
      noteListening: assign({ isListening: true }),
      noteHeard: assign({ isListening: false }),
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
    },
  }).createMachine({
    id: "speech-queue",
    context: ({ input }) => ({
      ...input,
      queue: [],
      current: null,
      taken: [],
      reached: 0,
      isListening: false,
      selected: "",
    }),
    type: "parallel",
    on: {
      "voices.arrived": { actions: "noteVoices" },
      "listening.started": { actions: "noteListening" },
      "listening.ended": { actions: "noteHeard" },
    },
    states: {
      reading: {
        initial: "deciding",
        on: {
          "text.offered": { guard: "isReadable", actions: "take" },
          "settings.changed": [
            { guard: "isTurnedOff", target: ".off", actions: "keepSettings" },
            { actions: "keepSettings" },
          ],
          "stop.requested": { target: ".silent", actions: "empty" },
        },
        states: {
          deciding: {
            always: [
              { guard: "isOff", target: "off" },
              { guard: "isNothingLeft", target: "silent" },
              { guard: "isListening", target: "held" },
              { guard: "isVoiceMissing", target: "awaitingVoice" },
              { target: "speaking" },
            ],
          },
          off: {
            entry: "finish",
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
          /** Texts wait until no one is listened to any more. */
          held: {
            always: { guard: "isNothingLeft", target: "silent" },
            on: {
              "listening.ended": { target: "deciding", actions: "noteHeard" },
              "pause.requested": "paused",
              "skip.requested": { actions: "drop" },
            },
          },
          /** What was being read waits first, from where it was interrupted. */
          paused: {
            tags: "paused",
            always: { guard: "isNothingLeft", target: "silent" },
            on: {
              "resume.requested": "deciding",
              "skip.requested": { target: "gap", actions: "drop" },
              "text.offered": [
                { guard: "isTakingOver", target: "gap", actions: "take" },
                { guard: "isReadable", actions: "take" },
              ],
            },
          },
          awaitingVoice: {
            on: {
              "voices.arrived": { target: "speaking", actions: "noteVoices" },
              "listening.started": { target: "held", actions: "noteListening" },
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
            invoke: {
              src: "utter",
              input: ({ context: { current, settings } }) => ({
                text: current?.text.slice(current.from ?? 0) ?? "",
                rate: settings.speechRate,
                voice: settings.speechVoice,
              }),
              onError: "gap",
            },
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
              "utterance.reached": { actions: "noteReached" },
              "utterance.ended": "gap",
              "utterance.failed": "gap",
              "skip.requested": "gap",
              "pause.requested": { target: "paused", actions: "putBack" },
              "listening.started": { target: "held", actions: ["putBack", "noteListening"] },
            },
          },
          gap: { entry: "finish", after: { gap: "deciding" } },
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
