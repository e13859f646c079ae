import { authClient } from "@jobami/api/auth/client";
import { type TwoFactorMethod, twoFactorMethods } from "@jobami/api/auth/routes";
import type { Api } from "@jobami/api/http/client";
import type { LoginAnswer } from "@jobami/machines/auth/login";
import {
  createTwoFactorMachine,
  type TwoFactorMachine,
  type TwoFactorRecord,
} from "@jobami/machines/auth/two-factor";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { storedRecord } from "../../../platform/storage/index.ts";

/** The ways that the page's address names, the one to ask for at the head; nothing where it names none. */
export function methodsIn(query: URLSearchParams): readonly TwoFactorMethod[] | undefined {
  const named = query.get("methods")?.split(",") ?? [];
  const known = named.flatMap((name) => twoFactorMethods.find((method) => method === name) ?? []);
  return known.length === 0 ? undefined : [...new Set(known)];
}

/** The code machine with its actors. */
export function twoFactorMachine(api: Api): TwoFactorMachine {
  const auth = authClient(api);
  return createTwoFactorMachine({ paths: machinePaths, now: systemClock.now }).provide({
    actors: {
      verifyCode: fromPromise<LoginAnswer, { code: string; method: TwoFactorMethod }>(({ input }) =>
        auth.verifyTwoFactor({ body: input }),
      ),
      resendCode: fromPromise<{ cooldownSeconds: number }>(() => auth.resendTwoFactor()),
    },
  });
}

/** The code's life and the next mail outlive a reload, not the tab. */
export const twoFactorRecord = storedRecord<TwoFactorRecord>({
  key: "two-factor",
  kind: "tab",
  lifeMs: 15 * 60_000,
  isValid: (value): value is TwoFactorRecord =>
    typeof value === "object" &&
    value !== null &&
    "expiresAt" in value &&
    "resendAt" in value &&
    typeof value.expiresAt === "number" &&
    typeof value.resendAt === "number" &&
    (!("method" in value) || twoFactorMethods.some((method) => method === value.method)),
});
