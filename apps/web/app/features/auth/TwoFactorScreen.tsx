import { type TwoFactorMachine, twoFactorView } from "@jobami/machines/flows/two-factor";
import { TwoFactorForm } from "@jobami/ui/patterns/TwoFactorForm";
import { link } from "@jobami/ui/styles";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useEarlySubmit } from "../../world/early-form.ts";
import { useNotify } from "../../world/notices.ts";
import { useSecondsLeft } from "../../world/seconds-left.ts";
import type { Session } from "../../world/session.ts";
import { useFlow } from "../../world/use-flow.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common } from "./copy.ts";
import { isSignInCode, signInText } from "./login.copy.ts";
import { twoFactorRecord } from "./two-factor.actors.ts";
import { twoFactor, twoFactorText } from "./two-factor.copy.ts";
import { twoFactorProps } from "./two-factor.props.ts";

interface TwoFactorScreenProps {
  machine: TwoFactorMachine;
  maskedEmail: string;
  cameFrom: string | null;
  onSignedIn: Session["open"];
}

/** The code asked for after the password [LOGIN-41, LOGIN-42]. */
export function TwoFactorScreen({ machine, maskedEmail, cameFrom, onSignedIn }: TwoFactorScreenProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const early = useEarlySubmit("two-factor");
  const [snapshot, send] = useFlow(
    machine,
    { maskedEmail, cameFrom, record: twoFactorRecord.read() ?? undefined },
    {
      sessionOpened: ({ user }) => onSignedIn(user),
      remember: ({ record }) => {
        if (record === null) twoFactorRecord.clear();
        else twoFactorRecord.write(record);
      },
      navigate: ({ to }) => navigate(to, { replace: true }),
      notice: ({ code: said, kind, params, duration }) => {
        if (isSignInCode(said)) notify({ kind, duration, ...signInText(said, params) });
        else if (said === "CODE_SENT" || said === "SIGN_IN_OVER" || said === "ACCOUNT_DEACTIVATED")
          notify({ kind, title: twoFactorText(said, "") });
      },
    },
  );
  const view = twoFactorView(snapshot);
  const secondsLeft = useSecondsLeft(view.resendAt);
  return (
    <AuthPage title={twoFactor.title} lead={twoFactor.lead(view.maskedEmail)}>
      <TwoFactorForm
        {...early}
        {...twoFactorProps(view)}
        code={code}
        onCodeChange={setCode}
        onSubmit={(digits) => send({ type: "form.submitted", code: digits })}
        onResend={() => {
          setCode("");
          send({ type: "resend.requested" });
        }}
        secondsLeft={secondsLeft}
        wayBack={
          <Link className={link} to="/login">
            {common.backToSignIn}
          </Link>
        }
      />
    </AuthPage>
  );
}
