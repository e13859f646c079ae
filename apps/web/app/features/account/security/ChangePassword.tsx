import { passwordRules } from "@jobami/api/http/password-rules";
import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { lazyResolver, UserName, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { security } from "./copy.ts";
import { type PasswordForm, passwordChange } from "./password-change.actors.ts";
import { passwordProblem } from "./password-change.copy.ts";

const rules = lazyResolver<PasswordForm>(async () => (await import("./security.schema.ts")).passwordRules);

/** Changes the password; the current one is asked [PWD-06]. */
export function ChangePassword({
  email,
  onPasswordChanged,
}: {
  email: string;
  onPasswordChanged: () => void;
}) {
  const api = useApi();
  const notify = useNotify();
  const form = useForm<PasswordForm>({
    resolver: rules.resolver,
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const [machine] = useState(() => passwordChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      form.reset();
      notify({ kind: "success", title: security.changed });
      onPasswordChanged();
    },
  });
  const refused = useRefusedField(form, problem, passwordProblem);
  const { errors } = form.formState;
  const next = useWatch({ control: form.control, name: "newPassword" });
  return (
    <Card element="section" padding="large" aria-labelledby="change-password-title">
      <Stack as={Form} gap={5} onSubmit={form.handleSubmit(submit)} onFocus={rules.preload} onInput={edit}>
        <Stack gap={2}>
          <h2 id="change-password-title" className={heading[3]}>
            {security.changeTitle}
          </h2>
          <p className={text.soft}>{security.changeText}</p>
          <p className={text.small}>{security.changeRequired}</p>
        </Stack>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <UserName email={email} />
        <PasswordField
          label={security.current}
          isRequired
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register("currentPassword")}
        />
        <PasswordField
          label={security.next}
          isRequired
          autoComplete="new-password"
          rules={passwordRules.map(({ label, test }) => ({ label, met: test(next) }))}
          error={errors.newPassword?.message}
          {...form.register("newPassword")}
        />
        <div className={card.action}>
          <Button type="submit" isPending={isSending} pendingLabel={security.changing}>
            {security.change}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
