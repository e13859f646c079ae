import { authClient } from "@jobami/api/auth/client";
import type { authContract } from "@jobami/api/auth/contract";
import type { Api } from "@jobami/api/http/client";
import type { AnswerOf } from "@jobami/api/http/contract";
import {
  createPasswordResetMachine,
  type PasswordResetMachine,
  type ResetRecord,
  resetRecordLifeMs,
} from "@jobami/machines/flows/password-reset";
import { fromPromise } from "xstate";
import { storedRecord } from "../../world/stored.ts";

/** The password-reset machine in its world. */
export function passwordResetMachine(api: Api): PasswordResetMachine {
  const auth = authClient(api);
  return createPasswordResetMachine({
    now: Date.now,
    newIdempotencyKey: () => crypto.randomUUID(),
  }).provide({
    actors: {
      requestReset: fromPromise<AnswerOf<typeof authContract.forgotPassword>, { email: string }>(
        ({ input }) => auth.forgotPassword({ body: input }),
      ),
      validateToken: fromPromise<AnswerOf<typeof authContract.validateResetToken>, { token: string }>(
        ({ input }) => auth.validateResetToken({ body: input }),
      ),
      savePassword: fromPromise<unknown, { token: string; password: string; idempotencyKey: string }>(
        ({ input: { idempotencyKey, ...body } }) => auth.resetPassword({ body, idempotencyKey }),
      ),
    },
  });
}

/** The server's wait outlives a reload [PWD-08]. */
export const resetRecord = storedRecord<ResetRecord>({
  key: "password-reset",
  kind: "device",
  lifeMs: resetRecordLifeMs,
  isValid: (value): value is ResetRecord =>
    typeof value === "object" &&
    value !== null &&
    "cooldownUntil" in value &&
    "keptUntil" in value &&
    typeof value.cooldownUntil === "number" &&
    typeof value.keptUntil === "number",
});
