import type { DemoAccount } from "@jobami/api/pages/contract";
import type { LoginView } from "@jobami/machines/auth/login";
import { Banner } from "@jobami/ui/Banner";
import { LoginForm, type LoginFormProps } from "@jobami/ui/patterns/LoginForm";
import { link } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { forgotPasswordPath } from "../../../generated/paths.ts";
import { registrationFrom } from "../../../paths.ts";
import { PostFields, useEarlySubmit, useSecondsLeft } from "../../../platform/forms/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { needsScripts } from "../../../platform/page/index.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { requestWaits } from "./copy.ts";
import { DemoAccounts } from "./DemoAccounts.tsx";
import { FarewellBanner } from "./FarewellBanner.tsx";
import { GoogleEntry } from "./GoogleEntry.tsx";
import { GoogleProblemBanner } from "./GoogleProblemBanner.tsx";
import { login } from "./login.copy.ts";
import { loginProps } from "./login.props.ts";

type Moving = "fields" | "emailError" | "passwordError" | "errors" | "attempt" | "onSubmit" | "onFocus";

interface LoginSheetProps {
  view: LoginView;
  demoAccounts: readonly DemoAccount[];
  /** What happened before, in a sentence. */
  arrivalNotice?: string | undefined;
  /** The way in by a key of the device, once scripts are there. */
  passkey?: ReactNode;
  /** What moves the form; without it the form is only shown, as long as its machine is on the way. */
  engine?: Pick<LoginFormProps, Moving> & { onFill: (account: DemoAccount) => void };
}

/** The sign-in page as it is shown. */
export function LoginSheet({ view, demoAccounts, arrivalNotice, passkey, engine }: LoginSheetProps) {
  const secondsLeft = useSecondsLeft(view.cooldownUntil);
  const early = useEarlySubmit("login", engine !== undefined);
  const { onFill, ...moving } = engine ?? {};
  const [query] = useSearchParams();
  return (
    <AuthPage
      title={login.title}
      lead={
        <>
          {requestWaits(query.get("from"))}
          {login.noAccount}{" "}
          <Link className={link} to={registrationFrom(query.get("from"))}>
            {login.signUp}
          </Link>
        </>
      }
    >
      {arrivalNotice !== undefined && <Banner tone="success" title={arrivalNotice} announce="polite" />}
      <FarewellBanner />
      <GoogleProblemBanner />
      <PostFields form="login" />
      <LoginForm
        {...early}
        {...moving}
        {...loginProps(view)}
        secondsLeft={secondsLeft}
        forgotLink={
          <Link className={link} to={forgotPasswordPath}>
            {login.forgot}
          </Link>
        }
      />
      <GoogleEntry from={query.get("from")} />
      <div className={`${css.passkey} ${needsScripts}`}>{passkey}</div>
      {demoAccounts.length > 0 && (
        <DemoAccounts accounts={demoAccounts} onChoose={(account) => onFill?.(account)} />
      )}
    </AuthPage>
  );
}
