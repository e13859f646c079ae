import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import type { SnapshotFrom } from "xstate";
import type { TwoFactorMachine } from "./two-factor.machine.ts";
import type { TwoFactorProblem } from "./two-factor.types.ts";

/** What the code screen shows. Instants are in ms since 1970. */
export interface TwoFactorView {
  maskedEmail: string;
  method: TwoFactorMethod;
  methods: readonly TwoFactorMethod[];
  isSubmitting: boolean;
  isSubmitDisabled: boolean;
  /** False once the code is spent: only another mail helps. */
  isCodeUsable: boolean;
  isResending: boolean;
  isResendDisabled: boolean;
  /** When another mail can be asked for; null when it can be now. */
  resendAt: number | null;
  expiresAt: number;
  problem: TwoFactorProblem | null;
}

/** Snapshot to screen. */
export function twoFactorView(
  snapshot: Pick<SnapshotFrom<TwoFactorMachine>, "hasTag" | "context" | "status">,
): TwoFactorView {
  const { context } = snapshot;
  const isSubmitting = snapshot.hasTag("submitting");
  const isResending = snapshot.hasTag("mailing");
  const isWritable = snapshot.hasTag("writable");
  const isResendable = snapshot.hasTag("resendable");
  return {
    maskedEmail: context.maskedEmail,
    method: context.method,
    methods: context.methods,
    isSubmitting,
    isSubmitDisabled: !isWritable || isResending,
    isCodeUsable: isWritable || isSubmitting,
    isResending,
    isResendDisabled: !isResendable || isSubmitting,
    resendAt: isResendable || isResending ? null : context.resendAt,
    expiresAt: context.expiresAt,
    problem: context.problem,
  };
}
