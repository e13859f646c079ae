import { authClient } from "@jobami/api/auth/client";
import type { Api } from "@jobami/api/http/client";
import {
  createLoginMachine,
  type LoginAnswer,
  type LoginMachine,
  type LoginRecord,
  type LoginValues,
} from "@jobami/machines/flows/login";
import { fromPromise } from "xstate";
import { storedRecord } from "../../world/stored.ts";

/** The sign-in machine in its world. */
export function loginMachine(api: Api): LoginMachine {
  const auth = authClient(api);
  return createLoginMachine({ now: Date.now }).provide({
    actors: { signIn: fromPromise<LoginAnswer, LoginValues>(({ input }) => auth.login({ body: input })) },
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
