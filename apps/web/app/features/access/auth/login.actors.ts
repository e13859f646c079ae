import { authClient } from "@jobami/api/auth/client";
import type { Api } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import {
  createLoginMachine,
  type LoginAnswer,
  type LoginMachine,
  type LoginRecord,
  type LoginValues,
} from "@jobami/machines/auth/login";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { storedRecord } from "../../../platform/storage/index.ts";

/** A sign-in that leads to the page of the verification mail: that page knows the address, also in a browser that did not sign up. */
async function handOver(typed: string, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== "EMAIL_NOT_VERIFIED" || !error.data.redirectTo) return;
  // Few sign-ins end so: what keeps the address is loaded for them alone, and without it the page asks for it.
  const { rememberMailedAddress } = await import("./mailed-address.ts");
  const { email } = error.data;
  rememberMailedAddress(typeof email === "string" ? email : typed);
}

/** The sign-in machine with its actors. */
export function loginMachine(api: Api): LoginMachine {
  const auth = authClient(api);
  return createLoginMachine({ paths: machinePaths, now: systemClock.now }).provide({
    actors: {
      signIn: fromPromise<LoginAnswer, LoginValues>(({ input }) =>
        auth.login({ body: input }).catch(async (error: unknown) => {
          await handOver(input.email, error).catch(() => {});
          throw error;
        }),
      ),
    },
  });
}

function isInstant(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}

/** The cooldown outlives a reload [LOGIN-29]. */
export const loginRecord = storedRecord<LoginRecord>({
  key: "login",
  kind: "device",
  lifeMs: 60_000,
  isValid: (value): value is LoginRecord =>
    typeof value === "object" &&
    value !== null &&
    "nextAttemptAt" in value &&
    "cooldownUntil" in value &&
    isInstant(value.nextAttemptAt) &&
    isInstant(value.cooldownUntil),
});
