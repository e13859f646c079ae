import type {
  PasswordResetEvent,
  PasswordResetMachine,
  PasswordResetView,
} from "@jobami/machines/flows/password-reset";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { PasswordField } from "@jobami/ui/PasswordField";
import { Spinner } from "@jobami/ui/Spinner";
import { useForm, useWatch } from "react-hook-form";
import { useEarlySubmit } from "../../world/early-form.ts";
import { LinkButton } from "../../world/LinkButton.tsx";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { typedSoFar } from "../../world/typed-so-far.ts";
import * as css from "./AuthPage.css.ts";
import { AuthPage } from "./AuthPage.tsx";
import { summaryOf, useServerErrors } from "./form-errors.ts";
import { reset, resetText } from "./password-reset.copy.ts";
import { passwordRulesOf } from "./password-rules.ts";
import { minutesUntil, usePasswordReset } from "./use-password-reset.ts";

interface ResetForm {
  password: string;
}

const rules = lazyResolver<ResetForm>(async () => (await import("./password-reset.schema.ts")).resetRules);
const fields = ["password"] as const;

/** Choosing another password behind the link [PWD-02]. */
export function ResetPasswordScreen({ machine, token }: { machine: PasswordResetMachine; token: string }) {
  const { view, send } = usePasswordReset(machine, token);
  switch (view.status) {
    case "asking":
    case "validating":
      return (
        <AuthPage title={reset.chooseTitle}>
          <Spinner label={reset.validating} isLabelVisible />
        </AuthPage>
      );
    case "unvalidated":
      return (
        <AuthPage title={reset.chooseTitle}>
          <Problem view={view} />
          <div className={css.stack}>
            <Button onClick={() => send({ type: "retry.requested" })}>{reset.retry}</Button>
          </div>
        </AuthPage>
      );
    case "expired":
    case "invalid":
      return (
        <AuthPage title={reset.deadTitle}>
          <Problem view={view} />
          <div className={css.stack}>
            <LinkButton to="/forgot-password">{reset.askAgain}</LinkButton>
          </div>
        </AuthPage>
      );
    case "choosing":
    case "changed":
      return <Choosing view={view} send={send} />;
  }
}

function Problem({ view }: { view: PasswordResetView }) {
  if (view.problem === null) return null;
  const words = resetText(view.problem.code, view.problem.message, minutesUntil(view.cooldownUntil));
  return <Banner tone="danger" title={words} announce="assertive" />;
}

interface ChoosingProps {
  view: PasswordResetView;
  send: (event: PasswordResetEvent) => void;
}

function Choosing({ view, send }: ChoosingProps) {
  const form = useForm<ResetForm>({
    resolver: rules.resolver,
    shouldFocusError: false,
    defaultValues: { password: typedSoFar("reset-password") },
  });
  const { errors, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  useServerErrors(view.problem?.fields, fields, form.setError);
  const early = useEarlySubmit("reset");
  const submit = form.handleSubmit((values) =>
    send({ type: "password.submitted", password: values.password }),
  );
  return (
    <AuthPage title={reset.chooseTitle} lead={reset.chooseLead}>
      <form {...early} className={css.form} onSubmit={submit} onFocus={rules.preload}>
        <ErrorSummary attempt={submitCount} errors={summaryOf(errors, fields, () => "reset-password")} />
        <Problem view={view} />
        <PasswordField
          id="reset-password"
          label={reset.newPassword}
          autoComplete="new-password"
          rules={passwordRulesOf(password)}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={view.isSubmitting}
          pendingLabel={reset.saving}
          isDisabled={view.status === "changed"}
        >
          {reset.save}
        </Button>
      </form>
    </AuthPage>
  );
}
