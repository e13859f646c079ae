import type {
  PasswordResetEvent,
  PasswordResetMachine,
  PasswordResetView,
} from "@jobami/machines/auth/password-reset";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { Spinner } from "@jobami/ui/Spinner";
import { useForm, useWatch } from "react-hook-form";
import { forgotPasswordPath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import {
  lazyResolver,
  type Posted,
  PostFields,
  typedSoFar,
  UserName,
  useEarlySubmit,
} from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { needsScripts } from "../../../platform/page/index.ts";
import { AuthPage } from "./AuthPage.tsx";
import { useServerErrors } from "./form-errors.ts";
import { reset, resetText } from "./password-reset.copy.ts";
import { passwordRulesOf } from "./password-rules.ts";
import { shownErrors } from "./posted-errors.ts";
import { minutesUntil, usePasswordReset } from "./use-password-reset.ts";

interface ResetForm {
  password: string;
}

const rules = lazyResolver<ResetForm>(async () => (await import("./password-reset.schema.ts")).resetRules);
const fields = ["password"] as const;

interface ResetPasswordScreenProps {
  machine: PasswordResetMachine;
  token: string;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<PasswordResetView>> | null;
}

/** Choosing another password behind the link [PWD-02]. */
export function ResetPasswordScreen({ machine, token, posted }: ResetPasswordScreenProps) {
  const { view, send } = usePasswordReset(machine, token, posted);
  switch (view.status) {
    case "asking":
    case "validating":
      return (
        <AuthPage title={reset.chooseTitle}>
          <div className={needsScripts}>
            <Spinner label={reset.validating} isLabelVisible />
          </div>
          <noscript>
            <PostFields form="reset-plain" />
            <Stack as="form" id="reset-plain" method="post" gap={5} noValidate>
              <PasswordField
                id="reset-plain-password"
                name="password"
                label={reset.newPassword}
                isRequired
                autoComplete="new-password"
                rules={passwordRulesOf("")}
              />
              <Button type="submit" size="large" isFullWidth>
                {reset.save}
              </Button>
            </Stack>
          </noscript>
        </AuthPage>
      );
    case "unvalidated":
      return (
        <AuthPage title={reset.chooseTitle}>
          <Problem view={view} />
          <Stack gap={4} align="start">
            <LinkButton
              to={`?${new URLSearchParams({ token })}`}
              onClick={() => send({ type: "retry.requested" })}
            >
              {reset.retry}
            </LinkButton>
          </Stack>
        </AuthPage>
      );
    case "expired":
    case "invalid":
      return (
        <AuthPage title={reset.deadTitle}>
          <Problem view={view} />
          <Stack gap={4} align="start">
            <LinkButton to={forgotPasswordPath}>{reset.askAgain}</LinkButton>
          </Stack>
        </AuthPage>
      );
    case "choosing":
    case "changed":
      return <Choosing view={view} send={send} posted={posted} />;
  }
}

function Problem({ view }: { view: PasswordResetView }) {
  const clock = useClock();
  if (view.problem === null) return null;
  const text = resetText(
    view.problem.code,
    view.problem.message,
    minutesUntil(view.cooldownUntil, clock.now()),
  );
  return <Banner tone="danger" title={text} announce="assertive" />;
}

interface ChoosingProps {
  view: PasswordResetView;
  send: (event: PasswordResetEvent) => void;
  posted: ResetPasswordScreenProps["posted"];
}

function Choosing({ view, send, posted }: ChoosingProps) {
  const form = useForm<ResetForm>({
    resolver: rules.resolver,
    shouldFocusError: false,
    defaultValues: { password: typedSoFar("reset-password") },
  });
  const { submitCount } = form.formState;
  const { errorOf, summary } = shownErrors(form.formState, posted, fields, () => "reset-password");
  const password = useWatch({ control: form.control, name: "password" });
  useServerErrors(view.problem?.fields, fields, form.setError);
  const early = useEarlySubmit("reset");
  const submit = form.handleSubmit((values) =>
    send({ type: "password.submitted", password: values.password }),
  );
  return (
    <AuthPage title={reset.chooseTitle} lead={reset.chooseLead}>
      <PostFields form="reset" />
      <Stack as={Form} {...early} gap={5} onSubmit={submit} onFocus={rules.preload}>
        <ErrorSummary attempt={submitCount} errors={summary} />
        <Problem view={view} />
        {view.owner !== null && <UserName email={view.owner} />}
        <PasswordField
          id="reset-password"
          label={reset.newPassword}
          isRequired
          autoComplete="new-password"
          rules={passwordRulesOf(password)}
          error={errorOf("password")}
          {...form.register("password")}
        />
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={view.isSubmitting}
          pendingLabel={reset.saving}
          isResting={view.status === "changed"}
        >
          {reset.save}
        </Button>
      </Stack>
    </AuthPage>
  );
}
