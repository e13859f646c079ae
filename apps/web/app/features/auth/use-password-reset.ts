import { type PasswordResetMachine, passwordResetView } from "@jobami/machines/flows/password-reset";
import { useNavigate } from "react-router";
import { useNotify } from "../../world/notices.ts";
import { useFlow } from "../../world/use-flow.ts";
import { resetRecord } from "./password-reset.actors.ts";
import { reset } from "./password-reset.copy.ts";

/** The reset flow behind both of its pages. */
export function usePasswordReset(machine: PasswordResetMachine, token: string | null) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [snapshot, send] = useFlow(
    machine,
    { token, record: resetRecord.read() },
    {
      remember: ({ record }) => resetRecord.write(record),
      navigate: ({ to }) => navigate(to, { replace: true }),
      notice: ({ code, kind }) => {
        if (code === "PASSWORD_CHANGED") notify({ kind, title: reset.changed });
      },
    },
  );
  return { view: passwordResetView(snapshot), send };
}

/** Minutes until an instant (ms since 1970), rounded up. */
export function minutesUntil(instant: number | null): number {
  return Math.max(1, Math.ceil(((instant ?? 0) - Date.now()) / 60_000));
}
