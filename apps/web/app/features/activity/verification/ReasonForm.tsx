import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { type ReactNode, useState } from "react";
import { staffCopy as copy, mostOfReason } from "./copy.ts";

interface ReasonFormProps {
  /** What the reason is called. */
  label: string;
  /** What the button shows that sends it. */
  confirm: string;
  isSending: boolean;
  error: string | undefined;
  onEdit: () => void;
  onSend: (reason: string) => void;
  onCancel?: () => void;
  /** What is chosen before the reason. */
  children?: ReactNode;
}

/** A decision against a document, with the reason that its owner reads. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, confirm, isSending, error, onEdit, onSend, onCancel, children } = props;
  const [reason, setReason] = useState("");
  function send(): void {
    onSend(reason.trim());
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      {children}
      <TextArea
        label={label}
        help={copy.reasonHelp}
        isRequired
        maxCharacters={mostOfReason}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          onEdit();
        }}
      />
      <Inline gap={3}>
        <Button type="submit" variant="danger" isPending={isSending} pendingLabel={copy.accepting}>
          {confirm}
        </Button>
        {onCancel !== undefined && (
          <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
            {copy.back}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
