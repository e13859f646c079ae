import type { DemoAccount } from "@jobami/api/pages/contract";
import { type LoginMachine, type LoginValues, loginView } from "@jobami/machines/flows/login";
import { type Resolver, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useIsHydrated } from "../../world/hydration.ts";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { useNotify } from "../../world/notices.ts";
import type { Session } from "../../world/session.ts";
import { tickedSoFar, typedSoFar } from "../../world/typed-so-far.ts";
import { useFlow } from "../../world/use-flow.ts";
import { summaryOf, useServerErrors } from "./form-errors.ts";
import { LoginSheet } from "./LoginSheet.tsx";
import { loginRecord } from "./login.actors.ts";
import { codeSent, isSignInCode, problemText, signInText } from "./login.copy.ts";
import { restingLogin } from "./login.props.ts";

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

/** The sign-in page in the hands of its machine [LOGIN-01, LOGIN-03 to LOGIN-07]. */
export function LoginScreen({ machine, cameFrom, demoAccounts, onSignedIn }: LoginScreenProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const form = useForm<LoginValues>({
    resolver: rules.resolver,
    shouldFocusError: false,
    defaultValues: {
      email: typedSoFar("login-email"),
      password: typedSoFar("login-password"),
      rememberMe: tickedSoFar("login-rememberMe"),
    },
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
  useServerErrors(view.problem?.fields, fields, form.setError);
  return (
    <LoginSheet
      view={isHydrated ? view : restingLogin}
      demoAccounts={demoAccounts}
      engine={{
        fields: {
          email: form.register("email"),
          password: form.register("password"),
          rememberMe: form.register("rememberMe"),
        },
        emailError: errors.email?.message,
        passwordError: errors.password?.message,
        errors: summaryOf(errors, fields, (field) => `login-${field}`),
        attempt: submitCount,
        onSubmit: form.handleSubmit((values) => send({ type: "form.submitted", values })),
        onFocus: rules.preload,
        onFill: (account) => {
          form.reset({ email: account.email, password: account.password, rememberMe: false });
          form.setFocus("email");
        },
      }}
    />
  );
}
