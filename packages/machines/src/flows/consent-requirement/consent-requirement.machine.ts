import type { ConsentKind } from "@jobami/api/consents/contract";
import { emit, setup } from "xstate";
import type { Notice } from "../../boundary/emitted.ts";
import { notProvided } from "../../boundary/not-provided.ts";

export interface ConsentRequirementInput {
  kind: ConsentKind;
  /** What the person wants to do, as it stands in the sentence: « publier une mission ». */
  action: string;
}

/** `consent.needed`: the modal of that consent opens. */
export type ConsentRequirementEmitted =
  | { type: "consent.needed"; kind: ConsentKind }
  | Notice<"CONSENT_REQUIRED" | "CHECK_FAILED">;

/** Asked before something that needs a consent: ends `met`, or says what is missing and opens its modal [CONS-38]. */
export function createConsentRequirementMachine() {
  return setup({
    types: {
      context: {} as ConsentRequirementInput,
      input: {} as ConsentRequirementInput,
      emitted: {} as ConsentRequirementEmitted,
      output: {} as { isMet: boolean },
    },
    actors: {
      readLocalAcceptance: notProvided<boolean>("readLocalAcceptance"),
      readHasConsent: notProvided<boolean, { kind: ConsentKind }>("readHasConsent"),
    },
    guards: {
      /** The device's word on AI is a hint that never overrides the server [reading 5]. */
      isForAi: ({ context }) => context.kind === "ai",
      isYes: (_, isYes: boolean) => isYes,
    },
    actions: {
      tellMissing: emit(({ context: { action } }) => ({
        type: "notice" as const,
        kind: "error" as const,
        code: "CONSENT_REQUIRED" as const,
        params: { action },
      })),
      tellFailure: emit({ type: "notice", kind: "error", code: "CHECK_FAILED" }),
      ask: emit(({ context: { kind } }) => ({ type: "consent.needed" as const, kind })),
    },
  }).createMachine({
    id: "consentRequirement",
    context: ({ input }) => input,
    initial: "deciding",
    output: ({ event }) => ({ isMet: (event as unknown as { output: { isMet: boolean } }).output.isMet }),
    states: {
      deciding: { always: [{ guard: "isForAi", target: "askingServer" }, { target: "lookingHere" }] },
      lookingHere: {
        invoke: {
          src: "readLocalAcceptance",
          onDone: [
            { guard: { type: "isYes", params: ({ event }) => event.output }, target: "met" },
            { target: "askingServer" },
          ],
          onError: "askingServer",
        },
      },
      askingServer: {
        invoke: {
          src: "readHasConsent",
          input: ({ context: { kind } }) => ({ kind }),
          onDone: [
            { guard: { type: "isYes", params: ({ event }) => event.output }, target: "met" },
            { target: "missing", actions: ["tellMissing", "ask"] },
          ],
          onError: { target: "missing", actions: ["tellFailure", "ask"] },
        },
      },
      met: { type: "final", output: { isMet: true } },
      missing: { type: "final", output: { isMet: false } },
    },
  });
}

export type ConsentRequirementMachine = ReturnType<typeof createConsentRequirementMachine>;
