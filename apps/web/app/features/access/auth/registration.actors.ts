import { authClient } from "@jobami/api/auth/client";
import type { SignUpProof } from "@jobami/api/auth/contract";
import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import {
  createRegistrationMachine,
  type PendingVerification,
  pendingVerificationLifeMs,
  type RegistrationAnswer,
  type RegistrationMachine,
  type RegistrationSending,
} from "@jobami/machines/auth/registration";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { storedRecord } from "../../../platform/storage/index.ts";

/** The sign-up machine with its actors; each attempt has a key of its own. */
export function registrationMachine(api: Api, newIdempotencyKey: () => string = newKey): RegistrationMachine {
  const auth = authClient(api);
  return createRegistrationMachine({
    paths: machinePaths,
    now: systemClock.now,
    newIdempotencyKey,
  }).provide({
    actors: {
      register: fromPromise<RegistrationAnswer, RegistrationSending>(
        ({ input: { values, proof, idempotencyKey } }) =>
          auth.register({ body: { ...values, ...(proof && { proof }) }, idempotencyKey }),
      ),
      // On the server, where a form without scripts is sent from, no one works for the visitor.
      prove: fromPromise<SignUpProof, { challenge: string }>(async ({ input }) => {
        if (typeof Worker === "undefined" || globalThis.crypto.subtle === undefined)
          throw new Error("This browser cannot.");
        return (await import("./sign-up-proof.ts")).proveWork(input.challenge);
      }),
    },
  });
}

/** What was typed, without the password; retained while the tab lives. */
export interface RegistrationDraft {
  email: string;
  prenom: string;
  nom: string;
  user_type: string;
}

const draftParts = ["email", "prenom", "nom", "user_type"] as const;

/** The sign-up form's draft: a reload loses nothing but the password. */
export const registrationDraft = storedRecord<RegistrationDraft>({
  key: "registration",
  kind: "tab",
  lifeMs: 24 * 3_600_000,
  isValid: (value): value is RegistrationDraft =>
    typeof value === "object" &&
    value !== null &&
    draftParts.every((part) => typeof (value as Record<string, unknown>)[part] === "string"),
});

/** The address that waits for its verification [REG-09]. */
export const pendingVerification = storedRecord<PendingVerification>({
  key: "verification",
  kind: "device",
  lifeMs: pendingVerificationLifeMs,
  isValid: (value): value is PendingVerification =>
    typeof value === "object" &&
    value !== null &&
    "email" in value &&
    typeof value.email === "string" &&
    "keptUntil" in value &&
    typeof value.keptUntil === "number",
});
