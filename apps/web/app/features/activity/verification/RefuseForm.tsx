import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { type FormEvent, useState } from "react";
import { mostOfReason, staffWords as words } from "./copy.ts";

interface RefuseFormProps {
  isSending: boolean;
  error: string | undefined;
  onEdit: () => void;
  onRefuse: (reason: string) => void;
  onCancel: () => void;
}

/** Why a document is refused, in words that its owner reads. */
export function RefuseForm({ isSending, error, onEdit, onRefuse, onCancel }: RefuseFormProps) {
  const [reason, setReason] = useState("");
  function refuse(event: FormEvent): void {
    event.preventDefault();
    onRefuse(reason.trim());
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={refuse}>
      <TextArea
        label={words.reason}
        help={words.reasonHelp}
        isRequired
        requiredWord=""
        maxCharacters={mostOfReason}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          onEdit();
        }}
      />
      <Inline gap={3}>
        <Button type="submit" variant="danger" isPending={isSending} pendingLabel={words.accepting}>
          {words.confirmRefusal}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {words.back}
        </Button>
      </Inline>
    </Stack>
  );
}
