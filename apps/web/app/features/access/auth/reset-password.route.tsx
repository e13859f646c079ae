import { useApi } from "@jobami/api/http/provider";
import type { PasswordResetView } from "@jobami/machines/auth/password-reset";
import { useState } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { resetPasswordLabel } from "../../../generated/paths.ts";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { passwordResetMachine, ResetPasswordScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: resetPasswordLabel, isPrivate: true });

/** The form, sent without scripts. */
export { resetAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

export default function ResetPassword() {
  const api = useApi();
  const [machine] = useState(() => passwordResetMachine(api));
  const [query] = useSearchParams();
  return (
    <ResetPasswordScreen
      machine={machine}
      token={query.get("token") ?? ""}
      posted={usePosted<Partial<PasswordResetView>>()}
    />
  );
}
