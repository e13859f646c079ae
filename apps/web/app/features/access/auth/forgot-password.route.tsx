import { useApi } from "@jobami/api/http/provider";
import type { PasswordResetView } from "@jobami/machines/auth/password-reset";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { forgotPasswordLabel } from "../../../generated/paths.ts";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta, usePageFacts } from "../../../platform/page/index.ts";
import { ForgotPasswordScreen, passwordResetMachine } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: forgotPasswordLabel,
    description: "Recevez par e-mail un lien pour choisir un autre mot de passe.",
  });

/** The form, sent without scripts. */
export { forgotAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

export default function ForgotPassword() {
  const api = useApi();
  const [machine] = useState(() => passwordResetMachine(api));
  return (
    <ForgotPasswordScreen
      machine={machine}
      mailboxPath={usePageFacts().mailboxPath}
      posted={usePosted<Partial<PasswordResetView>>()}
    />
  );
}
