import { useApi } from "@jobami/api/http/provider";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { passwordResetMachine } from "../features/auth/password-reset.actors.ts";
import { ResetPasswordScreen } from "../features/auth/ResetPasswordScreen.tsx";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Nouveau mot de passe", isPrivate: true });

export default function ResetPassword() {
  const api = useApi();
  const [machine] = useState(() => passwordResetMachine(api));
  const [query] = useSearchParams();
  return <ResetPasswordScreen machine={machine} token={query.get("token") ?? ""} />;
}
