import type { PasswordResetMachine, PasswordResetView } from "@jobami/machines/auth/password-reset";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { link, targetLine } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useForm } from "react-hook-form";
import { loginPath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import {
  lazyResolver,
  type Posted,
  PostFields,
  typedSoFar,
  useEarlySubmit,
} from "../../../platform/forms/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common } from "./copy.ts";
import { useServerErrors } from "./form-errors.ts";
import { reset, resetText } from "./password-reset.copy.ts";
import { shownErrors } from "./posted-errors.ts";
import { minutesUntil, usePasswordReset } from "./use-password-reset.ts";

interface ForgotForm {
  email: string;
}

const rules = lazyResolver<ForgotForm>(async () => (await import("./password-reset.schema.ts")).forgotRules);
const fields = ["email"] as const;

interface ForgotPasswordScreenProps {
  machine: PasswordResetMachine;
  /** Where demo mails can be read; null outside demo. */
  mailboxPath: string | null;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<PasswordResetView>> | null;
}

/** Asking for a reset link [PWD-01]. */
export function ForgotPasswordScreen({ machine, mailboxPath, posted }: ForgotPasswordScreenProps) {
  const clock = useClock();
  const { view, send } = usePasswordReset(machine, null, posted);
  const form = useForm<ForgotForm>({
    resolver: rules.resolver,
    shouldFocusError: false,
    defaultValues: { email: typedSoFar("forgot-email") },
  });
  const { submitCount } = form.formState;
  const { errorOf, summary } = shownErrors(form.formState, posted, fields, () => "forgot-email");
  useServerErrors(view.problem?.fields, fields, form.setError);
  const early = useEarlySubmit("forgot");
  const submit = form.handleSubmit(({ email }) => send({ type: "email.submitted", email }));
  return (
    <AuthPage title={reset.askTitle} lead={reset.askLead}>
      <PostFields form="forgot" />
      <Stack as={Form} {...early} gap={5} onSubmit={submit} onFocus={rules.preload}>
        <ErrorSummary attempt={submitCount} errors={summary} />
        {view.problem !== null && (
          <Banner
            tone={view.problem.code === "RESET_TOO_SOON" ? "warning" : "danger"}
            title={resetText(
              view.problem.code,
              view.problem.message,
              minutesUntil(view.cooldownUntil, clock.now()),
            )}
            announce="assertive"
          />
        )}
        {view.sentTo !== null && view.problem === null && (
          <Banner tone="success" title={reset.sentTitle} announce="polite">
            <p>{reset.sent(view.sentTo)}</p>
            {mailboxPath !== null && (
              <a className={`${link} ${targetLine}`} href={mailboxPath}>
                {common.mailbox}
              </a>
            )}
          </Banner>
        )}
        <TextField
          id="forgot-email"
          label={common.email}
          isRequired
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errorOf("email")}
          defaultValue={posted?.values.email}
          {...form.register("email")}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={view.isSubmitting}
          pendingLabel={reset.asking}
        >
          {reset.ask}
        </Button>
        <Link className={`${link} ${targetLine}`} to={loginPath}>
          {common.backToSignIn}
        </Link>
      </Stack>
    </AuthPage>
  );
}
