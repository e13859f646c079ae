import { resendCooldownMs } from "@jobami/machines/auth/email-verification";
import { pendingVerificationLifeMs } from "@jobami/machines/auth/registration";
import { systemClock } from "../../../platform/clock/index.ts";
import { pendingVerification } from "./registration.actors.ts";

/** Keeps the address to which the server has just mailed a verification link [REG-07, REG-09]. */
export function rememberMailedAddress(email: string): void {
  const now = systemClock.now();
  pendingVerification.remember({
    email,
    keptUntil: now + pendingVerificationLifeMs,
    resendAt: now + resendCooldownMs,
  });
}
