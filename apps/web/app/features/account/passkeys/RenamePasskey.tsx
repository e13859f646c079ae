import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import type { Passkey } from "@jobami/api/passkeys/contract";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextField } from "@jobami/ui/TextField";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy } from "./copy.ts";
import { passkeyRenaming } from "./passkeys.actors.ts";

interface RenamePasskeyProps {
  passkey: Passkey;
  onRenamed: () => void;
  onCancel: () => void;
}

/** Another name for a passkey. */
export function RenamePasskey({ passkey: { id, name }, onRenamed, onCancel }: RenamePasskeyProps) {
  const api = useApi();
  const form = useForm({ defaultValues: { name } });
  const [machine] = useState(() => passkeyRenaming(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, { "submission.accepted": onRenamed });
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <Stack
      as={Form}
      gap={5}
      aria-label={copy.renameTitle(displayText(name))}
      onSubmit={form.handleSubmit((values) => submit({ id, ...values }))}
      onInput={edit}
    >
      <TextField
        label={copy.name}
        isRequired
        autoComplete="off"
        maxLength={60}
        error={form.formState.errors.name?.message}
        {...form.register("name", { validate: (typed) => typed.trim() !== "" || copy.nameMissing })}
      />
      <InlineAlert>{problem === null ? null : problemText(problem)}</InlineAlert>
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
