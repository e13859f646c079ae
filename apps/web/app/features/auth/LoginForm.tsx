import type { DemoAccount } from "@jobami/api/pages/contract";
import type { LoginView } from "@jobami/machines/flows/login";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { ErrorSummary, type FormError } from "@jobami/ui/ErrorSummary";
import { PasswordField } from "@jobami/ui/PasswordField";
import { link } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import type { ComponentProps, SubmitEventHandler } from "react";
import { Link } from "react-router";
import { useEarlySubmit } from "../../world/early-form.ts";
import { useSecondsLeft } from "../../world/seconds-left.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common, waitText } from "./copy.ts";
import { DemoAccounts } from "./DemoAccounts.tsx";
import { login, problemText } from "./login.copy.ts";

type Bound = Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "ref">;

interface LoginFormProps {
  view: LoginView;
  demoAccounts: readonly DemoAccount[];
  /** What moves the form; without it the form is only shown, as long as its machine is on the way. */
  engine?: {
    email: Bound;
    password: Bound;
    rememberMe: Bound;
    emailError: string | undefined;
    passwordError: string | undefined;
    errors: readonly FormError[];
    attempt: number;
    onSubmit: SubmitEventHandler<HTMLFormElement>;
    onFocus: () => void;
    onFill: (account: DemoAccount) => void;
  };
}

/** The sign-in form as it looks. */
export function LoginForm({ view, demoAccounts, engine }: LoginFormProps) {
  const secondsLeft = useSecondsLeft(view.cooldownUntil);
  const form = useEarlySubmit("login", engine !== undefined);
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
      <form {...form} className={css.form} onSubmit={engine?.onSubmit} onFocus={engine?.onFocus}>
        <ErrorSummary attempt={engine?.attempt ?? 0} errors={engine?.errors ?? []} />
        {view.problem !== null && (
          <Banner
            tone={view.problem.code === "TOO_SOON" ? "warning" : "danger"}
            title={problemText(view.problem.code, view.problem.message)}
            announce="assertive"
          />
        )}
        <TextField
          id="login-email"
          label={common.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={engine?.emailError}
          {...engine?.email}
        />
        <PasswordField
          id="login-password"
          label={common.password}
          autoComplete="current-password"
          error={engine?.passwordError}
          {...engine?.password}
        />
        <div className={css.between}>
          <Checkbox id="login-rememberMe" label={login.rememberMe} {...engine?.rememberMe} />
          <Link className={`${link} ${css.targetLink}`} to="/forgot-password">
            {login.forgot}
          </Link>
        </div>
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={view.isSubmitting}
          pendingLabel={login.submitting}
          isDisabled={view.isSubmitDisabled && !view.isSubmitting}
        >
          {secondsLeft > 0 ? `${login.submit} (${waitText(secondsLeft)})` : login.submit}
        </Button>
      </form>
      {demoAccounts.length > 0 && (
        <DemoAccounts accounts={demoAccounts} onChoose={(account) => engine?.onFill(account)} />
      )}
    </AuthPage>
  );
}

/** The form before anything happened. */
export const restingLogin: LoginView = {
  isSubmitting: false,
  isSubmitDisabled: false,
  cooldownUntil: null,
  problem: null,
};
