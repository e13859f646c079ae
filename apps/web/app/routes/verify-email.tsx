import { useApi } from "@jobami/api/http/provider";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { VerificationScreen } from "../features/auth/VerificationScreen.tsx";
import { verificationMachine } from "../features/auth/verification.actors.ts";
import { pageMeta } from "../shell/meta.ts";
import { usePageFacts } from "../world/page-facts.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Vérification de l’adresse e-mail", isPrivate: true });

export default function VerifyEmail() {
  const api = useApi();
  const [machine] = useState(() => verificationMachine(api));
  const [query] = useSearchParams();
  return (
    <VerificationScreen
      machine={machine}
      token={query.get("token")}
      mailboxPath={usePageFacts().mailboxPath}
    />
  );
}
