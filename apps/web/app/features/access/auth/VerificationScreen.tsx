import {
  type EmailVerificationMachine,
  type EmailVerificationView,
  emailVerificationView,
} from "@jobami/machines/auth/email-verification";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { CooldownButton } from "@jobami/ui/patterns/CooldownButton";
import { link, targetLine, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { loginPath, registrationPath } from "../../../generated/paths.ts";
import {
  CommandForm,
  type Posted,
  PostFields,
  usePostedView,
  useSecondsLeft,
} from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { needsScripts, useIsHydrated } from "../../../platform/page/index.ts";
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

/** The page behind the link, whose button proves the address, and the one that waits for it [REG-04]. */
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
  const confirm = () => send({ type: "confirmation.requested" });
  const resend = () => send({ type: "resend.requested" });
  switch (shown.status) {
    case "confirmable":
    case "verifying":
    case "failed":
      return <Confirming view={shown} onConfirm={confirm} />;
    case "verified":
      return <Done title={verification.verifiedTitle} lead={verification.verifiedLead} />;
    case "alreadyVerified":
      return <Done title={verification.alreadyVerified} lead={verification.alreadyLead} />;
    case "awaitingMail":
      return <Waiting view={shown} onResend={resend} mailboxPath={mailboxPath} posted={posted} />;
    case "invalid":
      return (
        <AuthPage title={verification.invalidTitle}>
          <Stack gap={4} align="start">
            <ProblemBanner view={shown} />
            <LinkButton to={loginPath}>{common.signIn}</LinkButton>
          </Stack>
        </AuthPage>
      );
  }
}

function Done({ title, lead }: { title: string; lead: string }) {
  return (
    <AuthPage title={title} lead={lead}>
      <Stack gap={4} align="start">
        <LinkButton to={loginPath} size="large">
          {common.signIn}
        </LinkButton>
      </Stack>
    </AuthPage>
  );
}

interface ConfirmingProps {
  view: EmailVerificationView;
  onConfirm: () => void;
}

/** The question of the link and its button, which stays while it is answered and when that fails. */
function Confirming({ view, onConfirm }: ConfirmingProps) {
  const hasFailed = view.status === "failed";
  return (
    <AuthPage
      title={hasFailed ? verification.failedTitle : verification.confirmTitle}
      lead={hasFailed ? undefined : verification.confirmLead}
    >
      <Stack gap={4} align="start">
        <ProblemBanner view={view} />
        <CommandForm id="verify-email" onSubmit={onConfirm}>
          <Button
            type="submit"
            size="large"
            isPending={view.status === "verifying"}
            pendingLabel={verification.verifying}
          >
            {hasFailed ? verification.retry : verification.verify}
          </Button>
        </CommandForm>
      </Stack>
    </AuthPage>
  );
}

/** What went wrong, where something did. */
function ProblemBanner({ view: { problem } }: Pick<ConfirmingProps, "view">) {
  if (problem === null) return null;
  return (
    <Banner
      tone={problem.code === "RESEND_TOO_SOON" ? "warning" : "danger"}
      title={verificationText(problem.code, problem.message)}
      announce="assertive"
    />
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
        <ProblemBanner view={view} />
        <p className={text.soft}>{verification.waitingHelp}</p>
        <noscript>
          <PostFields form="resend-plain" />
          <Stack as="form" id="resend-plain" method="post" gap={5} noValidate>
            <TextField
              id="resend-plain-email"
              name="email"
              type="email"
              label={common.email}
              isRequired
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
          <LinkButton to={registrationPath}>{verification.register}</LinkButton>
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
