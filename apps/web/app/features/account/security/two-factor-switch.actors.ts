import { authClient } from "@jobami/api/auth/client";
import type { SessionUser } from "@jobami/api/auth/contract";
import type { Api } from "@jobami/api/http/client";
import type { SubmissionMachine, SubmissionProblem } from "@jobami/machines/submission";
import { problemText, type RefusedField, submissionOf } from "../../../platform/forms/index.ts";
import { security } from "./copy.ts";

type TwoFactorProblem = "WRONG_PASSWORD" | "FAILED";

/** Turns the mailed code on or off, under the password. */
export function twoFactorSwitch(
  api: Api,
): SubmissionMachine<
  { enabled: boolean; password?: string | undefined },
  { user: SessionUser },
  TwoFactorProblem
> {
  return submissionOf((body) => authClient(api).setTwoFactor({ body }), {
    outcomes: { problems: { INVALID_CREDENTIALS: "WRONG_PASSWORD" }, otherwise: "FAILED" },
  });
}

/** What a problem states beside the password. */
export function twoFactorProblem(problem: SubmissionProblem<TwoFactorProblem>): RefusedField<"password"> {
  const text = problem.code === "WRONG_PASSWORD" ? security.wrongPassword : problemText(problem);
  return { field: "password", text };
}
