import { passwordRules } from "@jobami/api/http/password-rules";
import type { PasswordFieldProps } from "@jobami/ui/PasswordField";

/** What a password being chosen already has, rule by rule. */
export function passwordRulesOf(password: string): NonNullable<PasswordFieldProps["rules"]> {
  return passwordRules.map(({ label, test }) => ({ label, met: test(password) }));
}
