import type { DemoAccount } from "@jobami/api/pages/contract";
import type { LoginView } from "@jobami/machines/flows/login";
import { LoginForm, type LoginFormProps } from "@jobami/ui/patterns/LoginForm";
import { link } from "@jobami/ui/styles";
import { Link } from "react-router";
import { useEarlySubmit } from "../../world/early-form.ts";
import { useSecondsLeft } from "../../world/seconds-left.ts";
import { AuthPage } from "./AuthPage.tsx";
import { DemoAccounts } from "./DemoAccounts.tsx";
import { login } from "./login.copy.ts";
import { loginProps } from "./login.props.ts";

type Moving = "fields" | "emailError" | "passwordError" | "errors" | "attempt" | "onSubmit" | "onFocus";

interface LoginSheetProps {
  view: LoginView;
  demoAccounts: readonly DemoAccount[];
  /** What moves the form; without it the form is only shown, as long as its machine is on the way. */
  engine?: Pick<LoginFormProps, Moving> & { onFill: (account: DemoAccount) => void };
}

/** The sign-in page as it looks. */
export function LoginSheet({ view, demoAccounts, engine }: LoginSheetProps) {
  const secondsLeft = useSecondsLeft(view.cooldownUntil);
  const early = useEarlySubmit("login", engine !== undefined);
  const { onFill, ...moving } = engine ?? {};
  return (
    <AuthPage
      title={login.title}
      lead={
        <>
          {login.noAccount}{" "}
          <Link className={link} to="/inscription">
            {login.signUp}
          </Link>
        </>
      }
    >
      <LoginForm
        {...early}
        {...moving}
        {...loginProps(view)}
        secondsLeft={secondsLeft}
        forgotLink={
          <Link className={link} to="/forgot-password">
            {login.forgot}
          </Link>
        }
      />
      {demoAccounts.length > 0 && (
        <DemoAccounts accounts={demoAccounts} onChoose={(account) => onFill?.(account)} />
      )}
    </AuthPage>
  );
}
