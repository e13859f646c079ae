import type { DemoAccount } from "@jobami/api/pages/contract";
import { type LoginMachine, type LoginValues, loginView } from "@jobami/machines/flows/login";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { PasswordField } from "@jobami/ui/PasswordField";
import { link } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { type Resolver, useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { useIsHydrated } from "../../world/hydration.ts";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { useNotify } from "../../world/notices.ts";
import { useSecondsLeft } from "../../world/seconds-left.ts";
import type { Session } from "../../world/session.ts";
import { useFlow } from "../../world/use-flow.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common, waitText } from "./copy.ts";
import { DemoAccounts } from "./DemoAccounts.tsx";
import { summaryOf, useServerErrors } from "./form-errors.ts";
import { loginRecord } from "./login.actors.ts";
import { codeSent, isSignInCode, login, problemText, signInText } from "./login.copy.ts";

const rules = lazyResolver<LoginValues>(
  async () => (await import("./login.schema.ts")).loginRules as Resolver<LoginValues>,
);
const fields = ["email", "password"] as const;

interface LoginScreenProps {
  machine: LoginMachine;
  /** The page that sent the visitor here. */
  cameFrom: string | null;
  demoAccounts: readonly DemoAccount[];
  onSignedIn: Session["open"];
}

/** The sign-in page [LOGIN-01, LOGIN-03 to LOGIN-07]. */
export function LoginScreen({ machine, cameFrom, demoAccounts, onSignedIn }: LoginScreenProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const form = useForm<LoginValues>({
    resolver: rules.resolver,
    defaultValues: { email: "", password: "", rememberMe: false },
  });
  const { errors, submitCount } = form.formState;
  const [snapshot, send] = useFlow(
    machine,
    { cameFrom, record: loginRecord.read() ?? undefined },
    {
      sessionOpened: ({ user }) => onSignedIn(user),
      remember: ({ record }) => loginRecord.write(record),
      navigate: ({ to }) => navigate(to, { replace: true }),
      notice: ({ code, kind, params, duration }) => {
        if (isSignInCode(code)) notify({ kind, duration, ...signInText(code, params) });
        else if (code === "TWO_FACTOR_SENT") notify({ kind, title: codeSent });
        else if (code === "EMAIL_NOT_VERIFIED") notify({ kind, title: problemText(code, "") });
      },
    },
  );
  const view = loginView(snapshot);
  const secondsLeft = useSecondsLeft(view.cooldownUntil);
  useServerErrors(view.problem?.fields, fields, form.setError);
  const submit = form.handleSubmit((values) => send({ type: "form.submitted", values }));
  const fill = (account: DemoAccount) => {
    form.reset({ email: account.email, password: account.password, rememberMe: false });
    form.setFocus("email");
  };
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
      <form className={css.form} noValidate onSubmit={submit} onFocus={rules.preload}>
        <ErrorSummary attempt={submitCount} errors={summaryOf(errors, fields, (field) => `login-${field}`)} />
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
          error={errors.email?.message}
          {...form.register("email")}
        />
        <PasswordField
          id="login-password"
          label={common.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password")}
        />
        <div className={css.between}>
          <Checkbox label={login.rememberMe} {...form.register("rememberMe")} />
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
          isDisabled={isHydrated && view.isSubmitDisabled && !view.isSubmitting}
        >
          {secondsLeft > 0 ? `${login.submit} (${waitText(secondsLeft)})` : login.submit}
        </Button>
      </form>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={fill} />}
    </AuthPage>
  );
}
