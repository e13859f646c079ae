import { useApi } from "@jobami/api/http/provider";
import type { RegistrationView } from "@jobami/machines/auth/registration";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { goingTo, intentOf } from "./going.ts";
import { RegistrationScreen, registrationMachine } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Inscription",
    description: "Créez votre compte gratuitement, pour demander un coup de main ou pour en donner.",
  });

/** The form, sent without scripts. */
export { registrationAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

export default function Registration() {
  const api = useApi();
  const [machine] = useState(() => registrationMachine(api));
  const [query] = useSearchParams();
  return (
    <RegistrationScreen
      machine={machine}
      from={goingTo(query)}
      intent={intentOf(query)}
      posted={usePosted<Partial<RegistrationView>>()}
    />
  );
}
