import type { LoginAnswer } from "@jobami/machines/auth/login";
import { useNavigate } from "react-router";
import { useNotify } from "../../../platform/notices/index.ts";
import type { Session } from "../../../platform/session/index.ts";
import { enteringEffects } from "./google.actors.ts";
import { codeSent, isSignInCode, signInText } from "./login.copy.ts";

/** Does what follows a sign-in with Google. */
export function useEntering(cameFrom: string | null, onSignedIn: Session["open"]) {
  const notify = useNotify();
  const navigate = useNavigate();
  return (answer: LoginAnswer): void => {
    for (const effect of enteringEffects(answer, cameFrom)) {
      if (effect.type === "session.opened") onSignedIn(effect.user);
      else if (effect.type === "navigate") navigate(effect.to, { replace: true });
      else if (effect.type === "notice") {
        const { kind, code, params, duration } = effect;
        if (isSignInCode(code)) notify({ kind, duration, ...signInText(code, params) });
        else notify({ kind, title: codeSent });
      }
    }
  };
}
