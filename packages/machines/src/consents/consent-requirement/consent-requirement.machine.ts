import type { ConsentKind } from "@jobami/api/consents/contract";
import { emit, setup } from "xstate";
import type { Notice } from "../../boundary/emitted.ts";
import { notProvided } from "../../boundary/not-provided.ts";

export interface ConsentRequirementInput {
  kind: ConsentKind;
  /** What the person wants to do, as it stands in the sentence: « publier une mission ». */
  action: string;
}

/** What was found: the consent stands, it is missing, or that could not be known. */
export type ConsentFinding = "met" | "missing" | "unknown";

/** `consent.needed`: the modal of that consent opens. `consent.known`: this device keeps that it was given. */
export type ConsentRequirementEmitted =
  | { type: "consent.needed"; kind: ConsentKind }
  | { type: "consent.known"; kind: ConsentKind }
  | Notice<"CONSENT_REQUIRED" | "CHECK_FAILED">;

/** Asked before something that needs a consent: ends `met`, or states what is missing or unknown and opens its modal [CONS-38]. */
export function createConsentRequirementMachine() {
  return setup({
    types: {
      context: {} as ConsentRequirementInput,
      input: {} as ConsentRequirementInput,
      emitted: {} as ConsentRequirementEmitted,
      output: {} as { finding: ConsentFinding },
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
      notifyMissing: emit(({ context: { action } }) => ({
        type: "notice" as const,
        kind: "error" as const,
        code: "CONSENT_REQUIRED" as const,
        params: { action },
      })),
      notifyFailure: emit({ type: "notice", kind: "error", code: "CHECK_FAILED" }),
      keepConsent: emit(({ context: { kind } }) => ({ type: "consent.known" as const, kind })),
      ask: emit(({ context: { kind } }) => ({ type: "consent.needed" as const, kind })),
    },
  }).createMachine({
    id: "consent-requirement",
    context: ({ input }) => input,
    initial: "deciding",
    output: ({ event }) => (event as unknown as { output: { finding: ConsentFinding } }).output,
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
            {
              guard: { type: "isYes", params: ({ event }) => event.output },
              target: "met",
              actions: "keepConsent",
            },
            { target: "missing", actions: ["notifyMissing", "ask"] },
          ],
          onError: { target: "unknown", actions: ["notifyFailure", "ask"] },
        },
      },
      met: { type: "final", output: { finding: "met" } },
      missing: { type: "final", output: { finding: "missing" } },
      unknown: { type: "final", output: { finding: "unknown" } },
    },
  });
}

export type ConsentRequirementMachine = ReturnType<typeof createConsentRequirementMachine>;
