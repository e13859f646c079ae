import type { TwoFactorView } from "@jobami/machines/auth/two-factor";
import type { TwoFactorFormProps } from "@jobami/ui/patterns/TwoFactorForm";
import { otherWays, twoFactorLabels, twoFactorText } from "./two-factor.copy.ts";

const ofTheCode: readonly string[] = ["CODE_MISSING", "CODE_INVALID"];

/** What the form shows of its machine, apart from the time. */
export function twoFactorProps(view: TwoFactorView) {
  const { isSubmitting, isSubmitDisabled, isResending, isResendDisabled, problem } = view;
  const text = problem === null ? undefined : twoFactorText(problem.code, problem.message);
  const isOfTheCode = problem !== null && ofTheCode.includes(problem.code);
  return {
    isSubmitting,
    isSubmitDisabled,
    isResending,
    isResendDisabled,
    isRecovery: view.method === "recovery",
    canMail: view.methods.includes("mail"),
    otherWays: otherWays(view),
    labels: twoFactorLabels(view),
    codeError: isOfTheCode ? text : undefined,
    problem: isOfTheCode ? undefined : text,
  } satisfies Partial<TwoFactorFormProps>;
}
