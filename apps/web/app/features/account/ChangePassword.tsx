import { passwordRules } from "@jobami/api/http/password-rules";
import { useApi } from "@jobami/api/http/provider";
import { passwordChangeView } from "@jobami/machines/flows/password-change";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { PasswordField } from "@jobami/ui/PasswordField";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { useNotify } from "../../world/notices.ts";
import * as card from "../../world/settings-card.css.ts";
import { useFlow } from "../../world/use-flow.ts";
import { useRefusedField } from "../../world/use-refused-field.ts";
import { security } from "./copy.ts";
import { passwordChangeMachine } from "./password-change.actors.ts";
import { passwordProblem } from "./password-change.copy.ts";

interface PasswordForm {
  currentPassword: string;
  newPassword: string;
}

const rules = lazyResolver<PasswordForm>(async () => (await import("./security.schema.ts")).passwordRules);

/** Changes the password; the current one is asked [PWD-06]. */
export function ChangePassword({ email }: { email: string }) {
  const api = useApi();
  const notify = useNotify();
  const form = useForm<PasswordForm>({
    resolver: rules.resolver,
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const [machine] = useState(() => passwordChangeMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    "form.cleared": () => form.reset(),
    notice: ({ kind }) => notify({ kind, title: security.changed }),
  });
  const { isSubmitting, problem } = passwordChangeView(snapshot);
  const refused = useRefusedField(form, problem, passwordProblem);
  const { errors } = form.formState;
  const next = useWatch({ control: form.control, name: "newPassword" });
  const submit = form.handleSubmit((values) => send({ type: "form.submitted", ...values }));
  return (
    <Card element="section" padding="large" aria-labelledby="change-password-title">
      <form
        className={card.form}
        noValidate
        onSubmit={submit}
        onFocus={rules.preload}
        onInput={() => send({ type: "form.edited" })}
      >
        <div className={card.words}>
          <h2 id="change-password-title" className={heading[3]}>
            {security.changeTitle}
          </h2>
          <p className={text.soft}>{security.changeText}</p>
        </div>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          label={security.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register("currentPassword")}
        />
        <PasswordField
          label={security.next}
          autoComplete="new-password"
          rules={passwordRules.map(({ label, test }) => ({ label, met: test(next) }))}
          error={errors.newPassword?.message}
          {...form.register("newPassword")}
        />
        <div className={card.action}>
          <Button type="submit" isPending={isSubmitting} pendingLabel={security.changing}>
            {security.change}
          </Button>
        </div>
      </form>
    </Card>
  );
}
