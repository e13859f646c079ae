import type { MailProofView } from "@jobami/machines/auth/mail-proof";
import type { TwoFactorFormProps } from "@jobami/ui/patterns/TwoFactorForm";
import { problemText } from "./copy.ts";

/** What the form shows of its machine, apart from the time. */
export function mailProofProps(view: MailProofView) {
  const { field, step } = problemText(view.problem);
  return {
    isSubmitting: view.isChecking,
    isSubmitDisabled: view.isMailing,
    isResending: view.isMailing,
    isResendDisabled: view.isChecking,
    codeError: field,
    problem: step,
  } satisfies Partial<TwoFactorFormProps>;
}
