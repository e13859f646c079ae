import { useApi } from "@jobami/api/http/provider";
import { useState } from "react";
import type { MetaFunction } from "react-router";
import { ForgotPasswordScreen } from "../features/auth/ForgotPasswordScreen.tsx";
import { passwordResetMachine } from "../features/auth/password-reset.actors.ts";
import { pageMeta } from "../shell/meta.ts";
import { usePageFacts } from "../world/page-facts.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Mot de passe oublié" });

export default function ForgotPassword() {
  const api = useApi();
  const [machine] = useState(() => passwordResetMachine(api));
  return <ForgotPasswordScreen machine={machine} mailboxPath={usePageFacts().mailboxPath} />;
}
