import { authClient } from "@jobami/api/auth/client";
import type { authContract } from "@jobami/api/auth/contract";
import type { Api } from "@jobami/api/http/client";
import type { AnswerOf } from "@jobami/api/http/contract";
import { newKey } from "@jobami/api/http/new-key";
import {
  createPasswordResetMachine,
  type PasswordResetMachine,
  type ResetRecord,
  resetRecordLifeMs,
} from "@jobami/machines/auth/password-reset";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { storedRecord } from "../../../platform/storage/index.ts";

/** The password-reset machine with its actors; each attempt has a key of its own. */
export function passwordResetMachine(
  api: Api,
  newIdempotencyKey: () => string = newKey,
): PasswordResetMachine {
  const auth = authClient(api);
  return createPasswordResetMachine({
    paths: machinePaths,
    now: systemClock.now,
    newIdempotencyKey,
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
