import type { SessionUser } from "@jobami/api/auth/contract";
import { useApi } from "@jobami/api/http/provider";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  lazyResolver,
  problemText,
  UserName,
  useRefusedField,
  useSubmission,
} from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { GoogleProof, useSelfProof, useSpentProof } from "../google-proof/index.ts";
import { security } from "./copy.ts";
import { twoFactorProblem, twoFactorSwitch } from "./two-factor-switch.actors.ts";

interface TwoFactorForm {
  /** Absent where Google vouches instead. */
  password?: string | undefined;
}

const rules = lazyResolver<TwoFactorForm>(async () => (await import("./security.schema.ts")).twoFactorRules);

interface TwoFactorSwitchProps {
  email: string;
  isOn: boolean;
  onChanged: (user: SessionUser) => void;
}

/** Turns the mailed code on or off; the password, or Google's word, is asked each time. */
export function TwoFactorSwitch({ email, isOn, onChanged }: TwoFactorSwitchProps) {
  const api = useApi();
  const notify = useNotify();
  const form = useForm<TwoFactorForm>({ resolver: rules.resolver, defaultValues: { password: "" } });
  const { errors } = form.formState;
  const [machine] = useState(() => twoFactorSwitch(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { user } }) => {
      form.reset();
      notify({ kind: "success", title: isOn ? security.turnedOff : security.turnedOn });
      onChanged(user);
    },
  });
  const proof = useSelfProof("mailedCode");
  useSpentProof(proof, isSending);
  useRefusedField(form, problem, twoFactorProblem);
  const sendPassword = form.handleSubmit(({ password }) => submit({ enabled: !isOn, password }));
  const send = () => (proof.by === "password" ? void sendPassword() : submit({ enabled: !isOn }));
  return (
    <Card element="section" padding="large" aria-labelledby="two-factor-title">
      <Stack as={Form} gap={5} onSubmit={send} onFocus={rules.preload}>
        <Stack gap={2}>
          <Inline gap={3} align="center" justify="between">
            <h2 id="two-factor-title" className={heading[3]}>
              {security.twoFactorTitle}
            </h2>
            <Badge tone={isOn ? "success" : "neutral"}>{isOn ? security.on : security.off}</Badge>
          </Inline>
          <p className={text.soft}>{security.twoFactorText}</p>
        </Stack>
        {proof.by === "password" ? (
          <>
            <UserName email={email} />
            <PasswordField
              label={security.password}
              isRequired
              help={security.passwordHelp}
              autoComplete="current-password"
              error={errors.password?.message}
              {...form.register("password")}
            />
          </>
        ) : (
          <>
            {problem !== null && <Banner tone="danger" title={problemText(problem)} announce="assertive" />}
            <GoogleProof purpose="mailedCode" by={proof.by} anchor="two-factor-title" />
          </>
        )}
        {proof.by !== "googleFirst" && (
          <div className={card.action}>
            <Button
              type="submit"
              variant={isOn ? "secondary" : "primary"}
              isPending={isSending}
              pendingLabel={security.changing}
            >
              {isOn ? security.turnOff : security.turnOn}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
