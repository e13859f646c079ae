import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import type { TwoFactorInput } from "./two-factor.types.ts";

/** The ways that are offered. */
export const methodsOf = ({ methods }: TwoFactorInput): readonly TwoFactorMethod[] =>
  methods === undefined || methods.length === 0 ? ["mail"] : methods;

/** The way to begin with: the one chosen before a reload, else the first. */
export function methodOf(input: TwoFactorInput): TwoFactorMethod {
  const methods = methodsOf(input);
  const remembered = input.record?.method;
  return remembered !== undefined && methods.includes(remembered) ? remembered : (methods[0] ?? "mail");
}

/** A code was just mailed only where the mail comes first. */
export const firstWaitMs = (input: TwoFactorInput, codeResendMs: number): number =>
  methodsOf(input)[0] === "mail" ? codeResendMs : 0;
