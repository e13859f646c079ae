import type { PendingEmailChange } from "@jobami/api/email-change/contract";
import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { TextField } from "@jobami/ui/TextField";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { lazyResolver, useRefusedField, useSubmission } from "../../platform/forms/index.ts";
import { useNotify } from "../../platform/notices/index.ts";
import { emailWords as words } from "./copy.ts";
import { type EmailForm as EmailFields, emailChange, emailProblem } from "./personal-details.actors.ts";

const rules = lazyResolver<EmailFields>(
  async () => (await import("./personal-details.schema.ts")).emailRules,
);

interface EmailFormProps {
  /** The address that the password belongs to. */
  email: string;
  onSent: (pending: PendingEmailChange) => void;
  onGivenUp: () => void;
}

/** Asks for another address, under the password. */
export function EmailForm({ email, onSent, onGivenUp }: EmailFormProps) {
  const api = useApi();
  const notify = useNotify();
  const form = useForm<EmailFields>({
    resolver: rules.resolver,
    defaultValues: { email: "", password: "" },
  });
  const [machine] = useState(() => emailChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      notify({ kind: "success", title: words.sent });
      onSent(data);
    },
  });
  const refused = useRefusedField(form, problem, emailProblem);
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  const { errors } = form.formState;
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onSubmit={form.handleSubmit(submit)}
      onFocus={rules.preload}
      onInput={edit}
    >
      {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <TextField
        type="email"
        label={words.next}
        isRequired
        requiredWord=""
        help={words.nextHelp}
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label={words.password}
        isRequired
        requiredWord=""
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={words.sending}>
          {words.send}
        </Button>
        <Button variant="secondary" onClick={onGivenUp}>
          {words.giveUp}
        </Button>
      </Inline>
    </Stack>
  );
}
