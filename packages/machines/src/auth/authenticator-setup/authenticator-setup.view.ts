import type { SnapshotFrom } from "xstate";
import type { AuthenticatorSetupMachine } from "./authenticator-setup.machine.ts";
import type { AuthenticatorProblem, AuthenticatorPurpose } from "./authenticator-setup.types.ts";

/** What the card of the app shows. */
export interface AuthenticatorSetupView {
  step: "closed" | "on" | "password" | "scan" | "codes";
  purpose: AuthenticatorPurpose;
  isBusy: boolean;
  /** While it is shown: the secret in groups of four, and as an address for a camera. */
  app: { secret: string; uri: string } | null;
  recoveryCodes: readonly string[];
  problem: AuthenticatorProblem | null;
}

/** Snapshot to card. */
export function authenticatorSetupView(
  snapshot: Pick<SnapshotFrom<AuthenticatorSetupMachine>, "matches" | "hasTag" | "context">,
): AuthenticatorSetupView {
  const { purpose, app, recoveryCodes, problem, isOn } = snapshot.context;
  const step = (): AuthenticatorSetupView["step"] => {
    if (snapshot.matches("asking") || snapshot.matches("proving")) return "password";
    if (snapshot.matches("scanning") || snapshot.matches("confirming")) return "scan";
    if (snapshot.matches("codes")) return "codes";
    return isOn ? "on" : "closed";
  };
  return {
    step: step(),
    purpose,
    isBusy: snapshot.hasTag("busy"),
    app: app === null ? null : { ...app, secret: app.secret.match(/.{1,4}/g)?.join(" ") ?? "" },
    recoveryCodes,
    problem,
  };
}
