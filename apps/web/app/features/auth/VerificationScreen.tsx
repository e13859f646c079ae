import {
  type EmailVerificationMachine,
  type EmailVerificationView,
  emailVerificationView,
} from "@jobami/machines/auth/email-verification";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { CooldownButton } from "@jobami/ui/patterns/CooldownButton";
import { Spinner } from "@jobami/ui/Spinner";
import { link, targetLine, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import type { ReactNode } from "react";
import { publicPages } from "../../pages.ts";
import {
  PlainCommand,
  type Posted,
  PostFields,
  usePostedView,
  useSecondsLeft,
} from "../../platform/forms/index.ts";
import { LinkButton } from "../../platform/links/index.ts";
import { useFlow } from "../../platform/machine/index.ts";
import { useNotify } from "../../platform/notices/index.ts";
import { needsScripts, useIsHydrated } from "../../platform/page/index.ts";
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
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<EmailVerificationView>> | null;
}

/** The page behind the link, and the one that waits for it [REG-04]. */
export function VerificationScreen({ machine, token, mailboxPath, posted }: VerificationScreenProps) {
  const notify = useNotify();
  const isHydrated = useIsHydrated();
  const [snapshot, send] = useFlow(
    machine,
    { token, record: pendingVerification.read() },
    {
      remember: ({ record }) => pendingVerification.remember(record),
      notice: ({ code, kind, params }) => {
        if (code === "MAIL_SENT" || code === "NO_EMAIL" || code === "RESEND_TOO_SOON")
          notify({ kind, title: verificationText(code, String(params?.message ?? "")) });
      },
    },
  );
  const view = emailVerificationView(snapshot);
  const shown = usePostedView(isHydrated ? view : { ...view, email: null, resendAt: null }, snapshot, posted);
  const retry = () => send({ type: "retry.requested" });
  const resend = () => send({ type: "resend.requested" });
  switch (shown.status) {
    case "verifying":
      return (
        <AuthPage title={verification.verifying}>
          <div className={needsScripts}>
            <Spinner label={verification.verifying} size="large" />
          </div>
          <PlainCommand form="verify-plain" label={verification.verify} />
        </AuthPage>
      );
    case "verified":
      return <Done title={verification.verifiedTitle} lead={verification.verifiedLead} />;
    case "alreadyVerified":
      return <Done title={verification.alreadyVerified} lead={verification.alreadyLead} />;
    case "awaitingMail":
      return <Waiting view={shown} onResend={resend} mailboxPath={mailboxPath} posted={posted} />;
    case "invalid":
      return (
        <Refused title={verification.invalidTitle} view={shown}>
          <LinkButton to={publicPages.login.path}>{common.signIn}</LinkButton>
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
      <Stack gap={4} align="start">
        <LinkButton to={publicPages.login.path} size="large">
          {common.signIn}
        </LinkButton>
      </Stack>
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
      <Stack gap={4} align="start">
        {view.problem !== null && (
          <Banner
            tone="danger"
            title={verificationText(view.problem.code, view.problem.message)}
            announce="assertive"
          />
        )}
        {children}
      </Stack>
    </AuthPage>
  );
}

interface WaitingProps {
  view: EmailVerificationView;
  onResend: () => void;
  mailboxPath: string | null;
  posted: VerificationScreenProps["posted"];
}

function Waiting({ view, onResend, mailboxPath, posted }: WaitingProps) {
  const typed = posted?.values ?? {};
  const secondsLeft = useSecondsLeft(view.resendAt);
  return (
    <AuthPage title={verification.waitingTitle} lead={verification.waitingLead(view.email)}>
      <Stack gap={4} align="start">
        {view.problem !== null && (
          <Banner
            tone={view.problem.code === "RESEND_TOO_SOON" ? "warning" : "danger"}
            title={verificationText(view.problem.code, view.problem.message)}
            announce="assertive"
          />
        )}
        <p className={text.soft}>{verification.waitingHelp}</p>
        <noscript>
          <PostFields form="resend-plain" />
          <Stack as="form" id="resend-plain" method="post" noValidate gap={5}>
            <TextField
              id="resend-plain-email"
              name="email"
              type="email"
              label={common.email}
              isRequired
              requiredWord=""
              autoComplete="email"
              defaultValue={typed.email}
              error={posted?.fields[0]?.message}
            />
            <Button type="submit" variant="secondary">
              {verification.resend}
            </Button>
          </Stack>
        </noscript>
        <div className={needsScripts}>
          <CooldownButton
            variant="secondary"
            label={verification.resend}
            secondsLeft={secondsLeft}
            isPending={view.isResending}
            pendingLabel={verification.resending}
            onClick={onResend}
          />
        </div>
        {view.problem?.code === "NO_EMAIL" && (
          <LinkButton to={publicPages.registration.path}>{verification.register}</LinkButton>
        )}
        {mailboxPath !== null && (
          <a className={`${link} ${targetLine}`} href={mailboxPath}>
            {common.mailbox}
          </a>
        )}
      </Stack>
    </AuthPage>
  );
}
