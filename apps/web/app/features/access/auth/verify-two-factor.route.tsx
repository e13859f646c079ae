import { useApi } from "@jobami/api/http/provider";
import type { TwoFactorView } from "@jobami/machines/auth/two-factor";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { methodsIn, TwoFactorScreen, twoFactorMachine } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Code de vérification", isPrivate: true });

/** The form, sent without scripts. */
export { twoFactorAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

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
      methods={methodsIn(query)}
      onSignedIn={open}
      posted={usePosted<Partial<TwoFactorView>>()}
    />
  );
}
