import { assign, emit, fromCallback, setup } from "xstate";
import type { ScannerContext, ScannerEmitted, ScannerEvent } from "./scanner.types.ts";

const codeOf = (event: ScannerEvent) => ("code" in event ? event.code : null);

/**
 * Finding a code: the camera searches for one where the person asks for it and the browser lets it, and the code can be typed at any
 * time. Whether a text is a code is decided by whoever reports it.
 */
export function createScannerMachine() {
  return setup({
    types: {
      context: {} as ScannerContext,
      events: {} as ScannerEvent,
      emitted: {} as ScannerEmitted,
      tags: {} as "camera" | "picture",
    },
    actors: {
      watchCamera: fromCallback(() => {
        throw new Error("watchCamera is not provided");
      }),
    },
    guards: { isCode: ({ event }) => codeOf(event) !== null },
    actions: {
      notifyFound: emit(({ event }) => ({ type: "code.found" as const, code: codeOf(event) ?? "" })),
      noteRefusal: assign({
        refusal: ({ event }) => (event.type === "camera.refused" ? event.reason : "broken"),
      }),
      forget: assign({ refusal: null, isForeign: false }),
      noteForeign: assign({ isForeign: true }),
      noteUnreadable: assign({ isUnreadable: true }),
      forgetTyped: assign({ isUnreadable: false }),
    },
  }).createMachine({
    id: "scanner",
    context: { refusal: null, isForeign: false, isUnreadable: false },
    initial: "off",
    on: {
      "code.typed": [
        { guard: "isCode", target: ".found", actions: "notifyFound" },
        { actions: "noteUnreadable" },
      ],
      "code.edited": { actions: "forgetTyped" },
    },
    states: {
      off: { on: { "camera.asked": { target: "on", actions: "forget" } } },
      on: {
        tags: "camera",
        invoke: { id: "camera", src: "watchCamera", onError: { target: "off", actions: "noteRefusal" } },
        on: {
          "camera.refused": { target: "off", actions: "noteRefusal" },
          "camera.stopped": { target: "off" },
        },
        initial: "asking",
        states: {
          asking: { on: { "camera.started": "scanning" } },
          scanning: {
            tags: "picture",
            on: {
              "code.seen": [
                { guard: "isCode", target: "#scanner.found", actions: "notifyFound" },
                { actions: "noteForeign" },
              ],
            },
          },
        },
      },
      found: { type: "final" },
    },
  });
}

export type ScannerMachine = ReturnType<typeof createScannerMachine>;
