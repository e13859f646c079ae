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
import { UserName, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { GoogleProof, useSelfProof, useSpentProof } from "../google-proof/index.ts";
import { useMailProof } from "../mail-proof/index.ts";
import { copy } from "./copy.ts";
import { type NewPasskey, passkeyAdding, passwordProblem } from "./passkeys.actors.ts";

interface AddPasskeyProps {
  /** The address that the password belongs to. */
  email: string;
  onAdded: () => void;
  onCancel: () => void;
}

/** A name and the password, then the device's own question. */
export function AddPasskey({ email, onAdded, onCancel }: AddPasskeyProps) {
  const api = useApi();
  const form = useForm<NewPasskey>({ defaultValues: { name: copy.usualName, password: "" } });
  const { proved, dialog } = useMailProof();
  const [machine] = useState(() => passkeyAdding(api, proved));
  const { isSending, problem, submit, edit } = useSubmission(machine, { "submission.accepted": onAdded });
  const proof = useSelfProof("passkeys");
  useSpentProof(proof, isSending);
  const refused = useRefusedField(form, problem, passwordProblem);
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  const { errors } = form.formState;
  if (proof.by === "googleFirst")
    return (
      <Stack gap={5}>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <GoogleProof purpose="passkeys" by={proof.by} anchor="passkeys-title" onCancel={onCancel} />
      </Stack>
    );
  return (
    <>
      <Stack
        as={Form}
        gap={5}
        aria-label={copy.addTitle}
        onSubmit={form.handleSubmit(({ name, password }) =>
          submit(proof.by === "google" ? { name } : { name, password }),
        )}
        onInput={edit}
      >
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <UserName email={email} />
        <TextField
          label={copy.name}
          isRequired
          help={copy.nameHelp}
          autoComplete="off"
          maxLength={60}
          error={errors.name?.message}
          {...form.register("name", { validate: (name) => name.trim() !== "" || copy.nameMissing })}
        />
        {proof.by === "google" ? (
          <GoogleProof purpose="passkeys" by={proof.by} anchor="passkeys-title" />
        ) : (
          <PasswordField
            label={copy.password}
            isRequired
            help={copy.passwordHelp}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register("password", { required: copy.passwordMissing })}
          />
        )}
        <Inline gap={3}>
          <Button type="submit" isPending={isSending} pendingLabel={copy.waiting}>
            {copy.continue}
          </Button>
          <Button variant="secondary" isResting={isSending} onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
      {dialog}
    </>
  );
}
