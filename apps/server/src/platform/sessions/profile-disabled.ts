import type { SessionUser } from "@jobami/api/auth/contract";
import { DomainError } from "../http/domain-error.ts";

/** Refuses a deactivated person, and gives their own browser what it asks the suspension mail with [SESS-17]. */
export function profileDisabled({
  email,
  suspension_reason: reason,
  suspended_until: until,
}: Pick<SessionUser, "email" | "suspension_reason" | "suspended_until">): DomainError {
  return new DomainError("PROFIL_DISABLED", { email, reason: reason ?? "", until });
}
