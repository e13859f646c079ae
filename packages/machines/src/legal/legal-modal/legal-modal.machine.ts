import { assign, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";

/** The pages that can be read in a modal; the use terms (conditions-utilisation) are a page only [LEGAL-08, LEGAL-13]. */
export const legalKeys = [
  "conditions-generales",
  "politique-confidentialite",
  "mentions-legales",
  "cookies",
  "charte-ethique",
  "referencement",
] as const;
export type LegalKey = (typeof legalKeys)[number];

export type LegalModalEvent =
  | { type: "page.chosen"; key: LegalKey }
  | { type: "closing.requested" }
  | { type: "retry.requested" };

/** A legal page over the page: closed, or open on exactly one key [LEGAL-10]. Its content is loaded when it opens. */
export function createLegalModalMachine() {
  return setup({
    types: {
      context: {} as { key: LegalKey | null },
      events: {} as LegalModalEvent,
      tags: {} as "loading" | "failed",
    },
    actors: { loadContent: notProvided<void, { key: LegalKey | null }>("loadContent") },
    guards: { isAnother: ({ context }, key: LegalKey) => context.key !== key },
    actions: {
      keepKey: assign({ key: (_, key: LegalKey) => key }),
      dropKey: assign({ key: null }),
    },
  }).createMachine({
    id: "legal-modal",
    context: { key: null },
    initial: "closed",
    states: {
      closed: {
        on: {
          "page.chosen": { target: "open", actions: { type: "keepKey", params: ({ event }) => event.key } },
        },
      },
      open: {
        initial: "loading",
        on: {
          "closing.requested": { target: "closed", actions: "dropKey" },
          "page.chosen": {
            guard: { type: "isAnother", params: ({ event }) => event.key },
            target: "open",
            actions: { type: "keepKey", params: ({ event }) => event.key },
          },
        },
        states: {
          loading: {
            tags: "loading",
            invoke: {
              src: "loadContent",
              input: ({ context: { key } }) => ({ key }),
              onDone: "shown",
              onError: "failed",
            },
          },
          shown: {},
          failed: { tags: "failed", on: { "retry.requested": "loading" } },
        },
      },
    },
  });
}

export type LegalModalMachine = ReturnType<typeof createLegalModalMachine>;
