import {
  type PasswordResetMachine,
  type PasswordResetView,
  passwordResetView,
} from "@jobami/machines/auth/password-reset";
import { useNavigate } from "react-router";
import { type Posted, usePostedView } from "../../../platform/forms/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { checkPage } from "./check-page.ts";
import { login } from "./login.copy.ts";
import { resetRecord } from "./password-reset.actors.ts";

/** The reset flow behind both of its pages. */
export function usePasswordReset(
  machine: PasswordResetMachine,
  token: string | null,
  posted?: Posted<Partial<PasswordResetView>> | null,
) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [snapshot, send] = useFlow(
    machine,
    { token, record: resetRecord.read() },
    {
      remember: ({ record }) => resetRecord.remember(record),
      navigate: ({ to }) => navigate(`${to}?${new URLSearchParams({ from: checkPage })}`, { replace: true }),
      notice: ({ code, kind }) => {
        if (code === "PASSWORD_CHANGED") notify({ kind, title: login.passwordChanged });
      },
    },
  );
  return { view: usePostedView(passwordResetView(snapshot), snapshot, posted), send };
}

/** Minutes from `now` until an instant (both in ms since 1970), rounded up. */
export function minutesUntil(instant: number | null, now: number): number {
  return Math.max(1, Math.ceil(((instant ?? 0) - now) / 60_000));
}
