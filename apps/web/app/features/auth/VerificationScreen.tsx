import {
  type EmailVerificationMachine,
  type EmailVerificationView,
  emailVerificationView,
} from "@jobami/machines/flows/email-verification";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { CooldownButton } from "@jobami/ui/patterns/CooldownButton";
import { Spinner } from "@jobami/ui/Spinner";
import { link, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { useIsHydrated } from "../../world/hydration.ts";
import { LinkButton } from "../../world/LinkButton.tsx";
import { useNotify } from "../../world/notices.ts";
import { useSecondsLeft } from "../../world/seconds-left.ts";
import { useFlow } from "../../world/use-flow.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common } from "./copy.ts";
import { pendingVerification } from "./registration.actors.ts";
import { verification, verificationText } from "./verification.copy.ts";

interface VerificationScreenProps {
  machine: EmailVerificationMachine;
  /** The token of the link, null on the page that waits for the mail. */
  token: string | null;
  /** Where demo mails can be read; null outside demo. */
  mailboxPath: string | null;
}

/** The page behind the link, and the one that waits for it [REG-04]. */
export function VerificationScreen({ machine, token, mailboxPath }: VerificationScreenProps) {
  const notify = useNotify();
  const isHydrated = useIsHydrated();
  const [snapshot, send] = useFlow(
    machine,
    { token, record: pendingVerification.read() },
    {
      remember: ({ record }) => {
        if (record === null) pendingVerification.clear();
        else pendingVerification.write(record);
      },
      notice: ({ code, kind, params }) => {
        if (code === "MAIL_SENT" || code === "NO_EMAIL" || code === "RESEND_TOO_SOON")
          notify({ kind, title: verificationText(code, String(params?.message ?? "")) });
      },
    },
  );
  const view = emailVerificationView(snapshot);
  const shown = isHydrated ? view : { ...view, email: null, resendAt: null };
  const retry = () => send({ type: "retry.requested" });
  const resend = () => send({ type: "resend.requested" });
  switch (shown.status) {
    case "verifying":
      return (
        <AuthPage title={verification.verifying}>
          <Spinner label={verification.verifying} size="large" />
        </AuthPage>
      );
    case "verified":
      return <Done title={verification.verifiedTitle} lead={verification.verifiedLead} />;
    case "alreadyVerified":
      return <Done title={verification.alreadyVerified} lead={verification.alreadyLead} />;
    case "awaitingMail":
      return <Waiting view={shown} onResend={resend} mailboxPath={mailboxPath} />;
    case "invalid":
      return (
        <Refused title={verification.invalidTitle} view={shown}>
          <LinkButton to="/login">{common.signIn}</LinkButton>
        </Refused>
      );
    case "failed":
      return (
        <Refused title={verification.failedTitle} view={shown}>
          <Button onClick={retry}>{verification.retry}</Button>
        </Refused>
      );
  }
}

function Done({ title, lead }: { title: string; lead: string }) {
  return (
    <AuthPage title={title} lead={lead}>
      <div className={css.stack}>
        <LinkButton to="/login" size="large">
          {common.signIn}
        </LinkButton>
      </div>
    </AuthPage>
  );
}

interface RefusedProps {
  title: string;
  view: EmailVerificationView;
  children: ReactNode;
}

function Refused({ title, view, children }: RefusedProps) {
  return (
    <AuthPage title={title}>
      <div className={css.stack}>
        {view.problem !== null && (
          <Banner
            tone="danger"
            title={verificationText(view.problem.code, view.problem.message)}
            announce="assertive"
          />
        )}
        {children}
      </div>
    </AuthPage>
  );
}

interface WaitingProps {
  view: EmailVerificationView;
  onResend: () => void;
  mailboxPath: string | null;
}

function Waiting({ view, onResend, mailboxPath }: WaitingProps) {
  const secondsLeft = useSecondsLeft(view.resendAt);
  return (
    <AuthPage title={verification.waitingTitle} lead={verification.waitingLead(view.email)}>
      <div className={css.stack}>
        {view.problem !== null && (
          <Banner
            tone={view.problem.code === "RESEND_TOO_SOON" ? "warning" : "danger"}
            title={verificationText(view.problem.code, view.problem.message)}
            announce="assertive"
          />
        )}
        <p className={text.soft}>{verification.waitingHelp}</p>
        <CooldownButton
          variant="secondary"
          label={verification.resend}
          secondsLeft={secondsLeft}
          isPending={view.isResending}
          pendingLabel={verification.resending}
          onClick={onResend}
        />
        {view.problem?.code === "NO_EMAIL" && (
          <LinkButton to="/inscription">{verification.register}</LinkButton>
        )}
        {mailboxPath !== null && (
          <a className={`${link} ${css.targetLink}`} href={mailboxPath}>
            {common.mailbox}
          </a>
        )}
      </div>
    </AuthPage>
  );
}
