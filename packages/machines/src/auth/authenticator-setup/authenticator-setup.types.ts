import type { SessionUser } from "@jobami/api/auth/contract";

/** What the password is given for. */
export type AuthenticatorPurpose = "setUp" | "renewal" | "removal";

/** What the server answers to the password. */
export type AuthenticatorProof =
  | { kind: "secret"; secret: string; uri: string }
  | { kind: "codes"; recoveryCodes: readonly string[] }
  | { kind: "removed"; user: SessionUser };

export type AuthenticatorProblemCode =
  | "PASSWORD_MISSING"
  | "WRONG_PASSWORD"
  | "ACCOUNT_LOCKED"
  | "CODE_MISSING"
  | "CODE_INVALID"
  | "SETUP_EXPIRED"
  | "TRIES_EXHAUSTED"
  | "NETWORK"
  | "FAILED";

export interface AuthenticatorProblem {
  code: AuthenticatorProblemCode;
  /** The server's sentence; empty when there is none. */
  message: string;
}

export interface AuthenticatorSetupInput {
  isOn: boolean;
}

export interface AuthenticatorSetupContext {
  isOn: boolean;
  purpose: AuthenticatorPurpose;
  /** Known while it is shown, never afterwards. */
  app: { secret: string; uri: string } | null;
  recoveryCodes: readonly string[];
  problem: AuthenticatorProblem | null;
}

export type AuthenticatorSetupEvent =
  | { type: "password.requested"; purpose: AuthenticatorPurpose }
  /** `null` where Google vouches instead. */
  | { type: "password.submitted"; password: string | null }
  | { type: "code.submitted"; code: string }
  | { type: "codes.stored" }
  | { type: "cancelled" };

/** The app was turned on or off, or its recovery codes were made anew. */
export type AuthenticatorSetupEmitted =
  | { type: "authenticator.changed"; user: SessionUser; isOn: boolean }
  | { type: "codes.renewed" };
