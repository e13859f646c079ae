import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import { type TwoFactorMachine, type TwoFactorView, twoFactorView } from "@jobami/machines/auth/two-factor";
import { TwoFactorForm } from "@jobami/ui/patterns/TwoFactorForm";
import { link } from "@jobami/ui/styles";
import { useState } from "react";
import { useNavigate } from "react-router";
import { loginPath } from "../../../generated/paths.ts";
import {
  type Posted,
  PostFields,
  useEarlySubmit,
  usePostedView,
  useSecondsLeft,
} from "../../../platform/forms/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import type { Session } from "../../../platform/session/index.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common } from "./copy.ts";
import { isSignInCode, signInText } from "./login.copy.ts";
import { twoFactorRecord } from "./two-factor.actors.ts";
import { twoFactor, twoFactorLead, twoFactorText } from "./two-factor.copy.ts";
import { twoFactorProps } from "./two-factor.props.ts";

interface TwoFactorScreenProps {
  machine: TwoFactorMachine;
  maskedEmail: string;
  cameFrom: string | null;
  /** How the code may be given, the one to ask for at the head. */
  methods?: readonly TwoFactorMethod[] | undefined;
  onSignedIn: Session["open"];
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<TwoFactorView>> | null;
}

/** The code asked for after the password: mailed, of an app, or a recovery code [LOGIN-41, LOGIN-42]. */
export function TwoFactorScreen({
  machine,
  maskedEmail,
  cameFrom,
  methods,
  onSignedIn,
  posted,
}: TwoFactorScreenProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const early = useEarlySubmit("two-factor");
  // Without scripts no button wakes up: only the server reports that it is too soon.
  const isHydrated = useIsHydrated();
  const [snapshot, send] = useFlow(
    machine,
    { maskedEmail, cameFrom, methods, record: twoFactorRecord.read() ?? undefined },
    {
      "session.opened": ({ user }) => onSignedIn(user),
      remember: ({ record }) => twoFactorRecord.remember(record),
      navigate: ({ to }) => navigate(to, { replace: true }),
      notice: ({ code: noticeCode, kind, params, duration }) => {
        if (isSignInCode(noticeCode)) notify({ kind, duration, ...signInText(noticeCode, params) });
        else if (
          noticeCode === "CODE_SENT" ||
          noticeCode === "SIGN_IN_OVER" ||
          noticeCode === "ACCOUNT_DEACTIVATED"
        )
          notify({ kind, title: twoFactorText(noticeCode, "") });
      },
    },
  );
  const view = usePostedView(twoFactorView(snapshot), snapshot, posted);
  const secondsLeft = useSecondsLeft(view.resendAt);
  return (
    <AuthPage title={twoFactor.title} lead={twoFactorLead(view)}>
      <PostFields form="two-factor" />
      <TwoFactorForm
        {...early}
        {...twoFactorProps(isHydrated ? view : { ...view, isSubmitDisabled: false, isResendDisabled: false })}
        code={code}
        onCodeChange={setCode}
        onSubmit={(digits) => send({ type: "form.submitted", code: digits })}
        onResend={() => {
          setCode("");
          send({ type: "resend.requested" });
        }}
        onOtherWay={(method) => {
          setCode("");
          send({ type: "method.chosen", method: method as TwoFactorMethod });
        }}
        secondsLeft={isHydrated ? secondsLeft : 0}
        wayBack={
          <Link className={link} to={loginPath}>
            {common.backToSignIn}
          </Link>
        }
      />
    </AuthPage>
  );
}
