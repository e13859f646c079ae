import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import type { Passkey } from "@jobami/api/passkeys/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { UserName, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { GoogleProof, useSelfProof, useSpentProof } from "../google-proof/index.ts";
import { copy } from "./copy.ts";
import { passkeyRemoval, passwordProblem } from "./passkeys.actors.ts";

interface RemovePasskeyProps {
  /** The address that the password belongs to. */
  email: string;
  passkey: Passkey;
  onRemoved: () => void;
  onCancel: () => void;
}

/** The end of a passkey, under the password. */
export function RemovePasskey({ email, passkey: { id, name }, onRemoved, onCancel }: RemovePasskeyProps) {
  const api = useApi();
  const form = useForm({ defaultValues: { password: "" } });
  const [machine] = useState(() => passkeyRemoval(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, { "submission.accepted": onRemoved });
  const proof = useSelfProof("passkeys");
  useSpentProof(proof, isSending);
  const refused = useRefusedField(form, problem, passwordProblem);
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);
  if (proof.by === "googleFirst")
    return (
      <Stack gap={5}>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <GoogleProof purpose="passkeys" by={proof.by} anchor="passkeys-title" onCancel={onCancel} />
      </Stack>
    );
  return (
    <Stack
      as={Form}
      gap={5}
      aria-label={copy.removeTitle(displayText(name))}
      onSubmit={form.handleSubmit(({ password }) =>
        submit(proof.by === "google" ? { id } : { id, password }),
      )}
      onInput={edit}
    >
      {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
      <p>{copy.removeTitle(displayText(name))}</p>
      <UserName email={email} />
      {proof.by === "google" ? (
        <GoogleProof purpose="passkeys" by={proof.by} anchor="passkeys-title" />
      ) : (
        <PasswordField
          label={copy.password}
          isRequired
          help={copy.passwordHelp}
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register("password", { required: copy.passwordMissing })}
        />
      )}
      <Inline gap={3}>
        <Button type="submit" variant="danger" isPending={isSending} pendingLabel={copy.removing}>
          {copy.remove}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
