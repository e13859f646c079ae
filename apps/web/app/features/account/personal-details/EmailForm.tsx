import type { PendingEmailChange } from "@jobami/api/email-change/contract";
import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { TextField } from "@jobami/ui/TextField";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { lazyResolver, UserName, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { GoogleProof, type SelfProof, useSpentProof } from "../google-proof/index.ts";
import { emailCopy as copy } from "./copy.ts";
import { type EmailForm as EmailFields, emailChange, emailProblem } from "./personal-details.actors.ts";

const rules = lazyResolver<EmailFields>(
  async () => (await import("./personal-details.schema.ts")).emailRules,
);

interface EmailFormProps {
  /** The address that the password belongs to. */
  email: string;
  onSent: (pending: PendingEmailChange) => void;
  onGivenUp: () => void;
  proof: SelfProof;
  /** No mail reaches the address that one has: the next one alone is sent a link. */
  isGone: boolean;
}

/** Asks for another address, under the password or Google's word. */
export function EmailForm({ email, proof, isGone, onSent, onGivenUp }: EmailFormProps) {
  const api = useApi();
  const notify = useNotify();
  const form = useForm<EmailFields>({
    resolver: rules.resolver,
    defaultValues: proof.by === "password" ? { email: "", password: "" } : { email: "" },
  });
  const [machine] = useState(() => emailChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      notify({ kind: "success", title: isGone ? copy.sentAlone : copy.sent });
      onSent(data);
    },
  });
  useSpentProof(proof, isSending);
  const refused = useRefusedField(form, problem, emailProblem);
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  const { errors } = form.formState;
  return (
    <Stack as={Form} gap={5} onSubmit={form.handleSubmit(submit)} onFocus={rules.preload} onInput={edit}>
      {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
      <UserName email={email} />
      <TextField
        type="email"
        label={copy.next}
        isRequired
        help={isGone ? copy.nextAloneHelp : copy.nextHelp}
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      {proof.by === "password" ? (
        <PasswordField
          label={copy.password}
          isRequired
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password")}
        />
      ) : (
        <GoogleProof purpose="email" by={proof.by} anchor="email-title" />
      )}
      <Inline gap={3}>
        {proof.by !== "googleFirst" && (
          <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
            {isGone ? copy.sendAlone : copy.send}
          </Button>
        )}
        <Button variant="secondary" onClick={onGivenUp}>
          {copy.giveUp}
        </Button>
      </Inline>
    </Stack>
  );
}
