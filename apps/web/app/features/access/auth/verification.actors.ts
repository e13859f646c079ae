import { authClient } from "@jobami/api/auth/client";
import type { authContract } from "@jobami/api/auth/contract";
import type { Api } from "@jobami/api/http/client";
import type { AnswerOf } from "@jobami/api/http/contract";
import {
  createEmailVerificationMachine,
  type EmailVerificationMachine,
} from "@jobami/machines/auth/email-verification";
import { fromPromise } from "xstate";
import { systemClock } from "../../../platform/clock/index.ts";

/** The verification machine with its actors. */
export function verificationMachine(api: Api): EmailVerificationMachine {
  const auth = authClient(api);
  return createEmailVerificationMachine({ now: systemClock.now }).provide({
    actors: {
      verifyEmail: fromPromise<AnswerOf<typeof authContract.verifyEmail>, { token: string }>(({ input }) =>
        auth.verifyEmail({ body: input }),
      ),
      resendVerification: fromPromise<AnswerOf<typeof authContract.resendVerification>, { email: string }>(
        ({ input }) => auth.resendVerification({ body: input }),
      ),
    },
  });
}
