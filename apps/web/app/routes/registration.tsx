import { useApi } from "@jobami/api/http/provider";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { RegistrationScreen } from "../features/auth/RegistrationScreen.tsx";
import { registrationMachine } from "../features/auth/registration.actors.ts";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Inscription",
    description: "Créez votre compte gratuitement, pour demander un coup de main ou pour en donner.",
  });

export default function Registration() {
  const api = useApi();
  const [machine] = useState(() => registrationMachine(api));
  const [query] = useSearchParams();
  const wanted = query.get("profil");
  return (
    <RegistrationScreen
      machine={machine}
      intent={wanted === "jobbeur" || wanted === "other" ? wanted : null}
    />
  );
}
