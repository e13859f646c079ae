import type { LoginView } from "@jobami/machines/auth/login";
import type { LoginFormProps } from "@jobami/ui/patterns/LoginForm";
import { problemText } from "./login.copy.ts";

/** What the form shows of its machine, apart from the time. */
export function loginProps({
  isSubmitting,
  isSubmitDisabled,
  problem,
}: LoginView): Pick<LoginFormProps, "isSubmitting" | "isSubmitDisabled" | "problem"> {
  return {
    isSubmitting,
    isSubmitDisabled,
    problem:
      problem === null
        ? undefined
        : {
            tone: problem.code === "TOO_SOON" ? "warning" : "danger",
            text: problemText(problem.code, problem.message),
          },
  };
}

/** The form before anything happened. */
export const restingLogin: LoginView = {
  isSubmitting: false,
  isSubmitDisabled: false,
  cooldownUntil: null,
  problem: null,
};
