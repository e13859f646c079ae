import { type TwoFactorMachine, twoFactorView } from "@jobami/machines/flows/two-factor";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { OtpField } from "@jobami/ui/OtpField";
import { link } from "@jobami/ui/styles";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useEarlySubmit } from "../../world/early-form.ts";
import { useNotify } from "../../world/notices.ts";
import { useSecondsLeft } from "../../world/seconds-left.ts";
import type { Session } from "../../world/session.ts";
import { useFlow } from "../../world/use-flow.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common, waitText } from "./copy.ts";
import { isSignInCode, signInText } from "./login.copy.ts";
import { twoFactorRecord } from "./two-factor.actors.ts";
import { twoFactor, twoFactorText } from "./two-factor.copy.ts";

interface TwoFactorScreenProps {
  machine: TwoFactorMachine;
  maskedEmail: string;
  cameFrom: string | null;
  onSignedIn: Session["open"];
}

const fieldCodes: readonly string[] = ["CODE_MISSING", "CODE_INVALID"];

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
  const problem = view.problem === null ? null : twoFactorText(view.problem.code, view.problem.message);
  const isFieldProblem = view.problem !== null && fieldCodes.includes(view.problem.code);
  return (
    <AuthPage title={twoFactor.title} lead={twoFactor.lead(view.maskedEmail)}>
      <form
        {...early}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "form.submitted", code });
        }}
      >
        {problem !== null && !isFieldProblem && <Banner tone="danger" title={problem} announce="assertive" />}
        <OtpField
          label={twoFactor.code}
          help={twoFactor.codeHelp}
          value={code}
          onChange={setCode}
          onComplete={(digits) => send({ type: "form.submitted", code: digits })}
          error={problem !== null && isFieldProblem ? problem : undefined}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={view.isSubmitting}
          pendingLabel={twoFactor.submitting}
          isDisabled={view.isSubmitDisabled && !view.isSubmitting}
        >
          {twoFactor.submit}
        </Button>
        <Button
          variant="secondary"
          isFullWidth
          isPending={view.isResending}
          pendingLabel={twoFactor.resending}
          isDisabled={view.isResendDisabled && !view.isResending}
          onClick={() => {
            setCode("");
            send({ type: "resend.requested" });
          }}
        >
          {secondsLeft > 0 ? twoFactor.resendIn(waitText(secondsLeft)) : twoFactor.resend}
        </Button>
        <Link className={`${link} ${css.targetLink}`} to="/login">
          {common.backToSignIn}
        </Link>
      </form>
    </AuthPage>
  );
}
