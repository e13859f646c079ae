import type { DemoAccount } from "@jobami/api/pages/contract";
import { type LoginMachine, type LoginValues, type LoginView, loginView } from "@jobami/machines/auth/login";
import type { ReactNode } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  lazyResolver,
  type Posted,
  tickedSoFar,
  typedSoFar,
  usePostedView,
} from "../../../platform/forms/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import type { Session } from "../../../platform/session/index.ts";
import { useServerErrors } from "./form-errors.ts";
import { LoginSheet } from "./LoginSheet.tsx";
import { loginRecord } from "./login.actors.ts";
import { codeSent, isSignInCode, problemText, signInText } from "./login.copy.ts";
import { restingLogin } from "./login.props.ts";
import { shownErrors } from "./posted-errors.ts";

const rules = lazyResolver<LoginValues>(
  async () => (await import("./login.schema.ts")).loginRules as Resolver<LoginValues>,
);
const fields = ["email", "password"] as const;

/** The form may be out of sight where it is filled from: it comes back whole, with the focus on what sends it. */
function showFilled(): void {
  const filled = document.getElementById("login");
  filled?.scrollIntoView({ block: "center" });
  filled?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

interface LoginScreenProps {
  machine: LoginMachine;
  /** The page that sent the visitor here. */
  cameFrom: string | null;
  demoAccounts: readonly DemoAccount[];
  onSignedIn: Session["open"];
  /** What happened before, in a sentence. */
  arrivalNotice?: string | undefined;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<LoginView>> | null;
  /** The way in by a key of the device. */
  passkey?: ReactNode;
}

/** The sign-in page in the hands of its machine [LOGIN-01, LOGIN-03 to LOGIN-07]. */
export function LoginScreen({
  machine,
  cameFrom,
  demoAccounts,
  onSignedIn,
  arrivalNotice,
  posted,
  passkey,
}: LoginScreenProps) {
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
  const { submitCount } = form.formState;
  const { errorOf, summary } = shownErrors(form.formState, posted, fields, (field) => `login-${field}`);
  const [snapshot, send] = useFlow(
    machine,
    { cameFrom, record: loginRecord.read() ?? undefined },
    {
      "session.opened": ({ user }) => onSignedIn(user),
      remember: ({ record }) => loginRecord.remember(record),
      navigate: ({ to }) => navigate(to, { replace: true }),
      notice: ({ code, kind, params, duration }) => {
        if (isSignInCode(code)) notify({ kind, duration, ...signInText(code, params) });
        else if (code === "TWO_FACTOR_SENT") notify({ kind, title: codeSent });
        else if (code === "EMAIL_NOT_VERIFIED") notify({ kind, title: problemText(code, "") });
      },
    },
  );
  const view = usePostedView(loginView(snapshot), snapshot, posted);
  const resting = { ...restingLogin, ...posted?.view };
  useServerErrors(view.problem?.fields, fields, form.setError);
  return (
    <LoginSheet
      view={isHydrated ? view : resting}
      demoAccounts={demoAccounts}
      arrivalNotice={arrivalNotice}
      passkey={passkey}
      engine={{
        fields: {
          email: { ...form.register("email"), defaultValue: posted?.values.email },
          password: form.register("password"),
          rememberMe: { ...form.register("rememberMe"), defaultChecked: posted?.values.rememberMe === "on" },
        },
        emailError: errorOf("email"),
        passwordError: errorOf("password"),
        errors: summary,
        attempt: submitCount,
        onSubmit: form.handleSubmit((values) => send({ type: "form.submitted", values })),
        onFocus: rules.preload,
        onFill: (account) => {
          form.reset({ email: account.email, password: account.password, rememberMe: false });
          showFilled();
        },
      }}
    />
  );
}
