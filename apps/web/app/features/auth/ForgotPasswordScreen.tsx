import type { PasswordResetMachine } from "@jobami/machines/flows/password-reset";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { link } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { useEarlySubmit } from "../../world/early-form.ts";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { typedSoFar } from "../../world/typed-so-far.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { common } from "./copy.ts";
import { summaryOf, useServerErrors } from "./form-errors.ts";
import { reset, resetText } from "./password-reset.copy.ts";
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
}

/** Asking for a reset link [PWD-01]. */
export function ForgotPasswordScreen({ machine, mailboxPath }: ForgotPasswordScreenProps) {
  const { view, send } = usePasswordReset(machine, null);
  const form = useForm<ForgotForm>({
    resolver: rules.resolver,
    shouldFocusError: false,
    defaultValues: { email: typedSoFar("forgot-email") },
  });
  const { errors, submitCount } = form.formState;
  useServerErrors(view.problem?.fields, fields, form.setError);
  const early = useEarlySubmit("forgot");
  const submit = form.handleSubmit(({ email }) => send({ type: "email.submitted", email }));
  return (
    <AuthPage title={reset.askTitle} lead={reset.askLead}>
      <form {...early} className={css.form} onSubmit={submit} onFocus={rules.preload}>
        <ErrorSummary attempt={submitCount} errors={summaryOf(errors, fields, () => "forgot-email")} />
        {view.problem !== null && (
          <Banner
            tone={view.problem.code === "RESET_TOO_SOON" ? "warning" : "danger"}
            title={resetText(view.problem.code, view.problem.message, minutesUntil(view.cooldownUntil))}
            announce="assertive"
          />
        )}
        {view.sentTo !== null && view.problem === null && (
          <Banner tone="success" title={reset.sentTitle} announce="polite">
            <p>{reset.sent(view.sentTo)}</p>
            {mailboxPath !== null && (
              <a className={`${link} ${css.targetLink}`} href={mailboxPath}>
                {common.mailbox}
              </a>
            )}
          </Banner>
        )}
        <TextField
          id="forgot-email"
          label={common.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
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
        <Link className={`${link} ${css.targetLink}`} to="/login">
          {common.backToSignIn}
        </Link>
      </form>
    </AuthPage>
  );
}
