import { authClient } from "@jobami/api/auth/client";
import { ApiError } from "@jobami/api/http/errors";
import { passwordRules } from "@jobami/api/http/password-rules";
import { useApi } from "@jobami/api/http/provider";
import { errorMessage } from "@jobami/api/http/status-messages";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { PasswordField } from "@jobami/ui/PasswordField";
import { heading, text } from "@jobami/ui/styles";
import { useForm, useWatch } from "react-hook-form";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { useNotify } from "../../world/notices.ts";
import * as css from "./account.css.ts";
import { security } from "./copy.ts";

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
  const { errors, isSubmitting } = form.formState;
  const next = useWatch({ control: form.control, name: "newPassword" });
  const submit = form.handleSubmit(async (values) => {
    try {
      await authClient(api).updatePassword({ body: values });
      form.reset();
      notify({ kind: "success", title: security.changed });
    } catch (error) {
      showRefusal(error);
    }
  });
  function showRefusal(error: unknown): void {
    if (error instanceof ApiError && error.code === "INVALID_CREDENTIALS") {
      form.setError("currentPassword", { message: security.wrongPassword });
      form.setFocus("currentPassword");
      return;
    }
    const refused =
      error instanceof ApiError ? error.fields.find((f) => f.path === "newPassword") : undefined;
    form.setError("newPassword", { message: refused?.message ?? errorMessage(error) });
    form.setFocus("newPassword");
  }
  return (
    <Card element="section" padding="large" aria-labelledby="change-password-title">
      <form className={css.form} noValidate onSubmit={submit} onFocus={rules.preload}>
        <div className={css.sectionHead}>
          <h2 id="change-password-title" className={heading[3]}>
            {security.changeTitle}
          </h2>
          <p className={text.soft}>{security.changeText}</p>
        </div>
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
        <div className={css.action}>
          <Button type="submit" isPending={isSubmitting} pendingLabel={security.changing}>
            {security.change}
          </Button>
        </div>
      </form>
    </Card>
  );
}
