import { useApi } from "@jobami/api/http/provider";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { TwoFactorScreen } from "../features/auth/TwoFactorScreen.tsx";
import { twoFactorMachine } from "../features/auth/two-factor.actors.ts";
import { pageMeta } from "../shell/meta.ts";
import { useSession } from "../world/session.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Code de vérification", isPrivate: true });

export default function VerifyTwoFactor() {
  const api = useApi();
  const [machine] = useState(() => twoFactorMachine(api));
  const [query] = useSearchParams();
  const { open } = useSession();
  return (
    <TwoFactorScreen
      machine={machine}
      maskedEmail={query.get("email") ?? ""}
      cameFrom={query.get("from")}
      onSignedIn={open}
    />
  );
}
