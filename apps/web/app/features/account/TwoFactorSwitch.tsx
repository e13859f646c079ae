import { authClient } from "@jobami/api/auth/client";
import type { SessionUser } from "@jobami/api/auth/contract";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { errorMessage } from "@jobami/api/http/status-messages";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { PasswordField } from "@jobami/ui/PasswordField";
import { heading, text } from "@jobami/ui/styles";
import { useForm } from "react-hook-form";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import { useNotify } from "../../world/notices.ts";
import * as card from "../../world/settings-card.css.ts";
import { security } from "./copy.ts";

interface TwoFactorForm {
  password: string;
}

const rules = lazyResolver<TwoFactorForm>(async () => (await import("./security.schema.ts")).twoFactorRules);

interface TwoFactorSwitchProps {
  isOn: boolean;
  onChanged: (user: SessionUser) => void;
}

/** Turns the mailed code on or off; the password is asked each time. */
export function TwoFactorSwitch({ isOn, onChanged }: TwoFactorSwitchProps) {
  const api = useApi();
  const notify = useNotify();
  const form = useForm<TwoFactorForm>({ resolver: rules.resolver, defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const { user } = await authClient(api).setTwoFactor({ body: { enabled: !isOn, password } });
      form.reset();
      onChanged(user);
      notify({
        kind: "success",
        title: user.two_factor_enabled ? security.turnedOn : security.turnedOff,
      });
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === "INVALID_CREDENTIALS";
      form.setError("password", { message: isWrong ? security.wrongPassword : errorMessage(error) });
      form.setFocus("password");
    }
  });
  return (
    <Card element="section" padding="large" aria-labelledby="two-factor-title">
      <form className={card.form} noValidate onSubmit={submit} onFocus={rules.preload}>
        <div className={card.words}>
          <div className={card.titleRow}>
            <h2 id="two-factor-title" className={heading[3]}>
              {security.twoFactorTitle}
            </h2>
            <Badge tone={isOn ? "success" : "neutral"}>{isOn ? security.on : security.off}</Badge>
          </div>
          <p className={text.soft}>{security.twoFactorText}</p>
        </div>
        <PasswordField
          label={security.password}
          help={security.passwordHelp}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password")}
        />
        <div className={card.action}>
          <Button
            type="submit"
            variant={isOn ? "secondary" : "primary"}
            isPending={isSubmitting}
            pendingLabel={security.changing}
          >
            {isOn ? security.turnOff : security.turnOn}
          </Button>
        </div>
      </form>
    </Card>
  );
}
