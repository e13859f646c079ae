import { useApi } from "@jobami/api/http/provider";
import type { EmailVerificationView } from "@jobami/machines/auth/email-verification";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta, usePageFacts } from "../../../platform/page/index.ts";
import { VerificationScreen, verificationMachine } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Vérification de l’adresse e-mail", isPrivate: true });

/** The forms, sent without scripts. */
export { verificationAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

export default function VerifyEmail() {
  const api = useApi();
  const [machine] = useState(() => verificationMachine(api));
  const [query] = useSearchParams();
  return (
    <VerificationScreen
      machine={machine}
      token={query.get("token")}
      mailboxPath={usePageFacts().mailboxPath}
      posted={usePosted<Partial<EmailVerificationView>>()}
    />
  );
}
