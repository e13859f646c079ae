import { useApi } from "@jobami/api/http/provider";
import type { PasswordResetView } from "@jobami/machines/auth/password-reset";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { ForgotPasswordScreen, passwordResetMachine } from "../features/auth/index.ts";
import { publicPages } from "../pages.ts";
import { usePosted } from "../platform/forms/index.ts";
import { pageMeta, usePageFacts } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: publicPages.forgotPassword.label });

/** The form, sent without scripts. */
export { forgotAction as action } from "../features/auth/index.server.ts";

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
