import type { VerificationDocument } from "@jobami/api/verification/contract";
import { checksOf, type DocumentCheck } from "@jobami/api/verification/routes";
import { Button } from "@jobami/ui/Button";
import { CheckboxGroup } from "@jobami/ui/CheckboxGroup";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { type ReactNode, useState } from "react";
import { checkLabels, staffCopy as copy } from "./copy.ts";

interface AcceptFormProps {
  document: VerificationDocument;
  isSending: boolean;
  /** Why what was ticked does not do. */
  error: string | undefined;
  onEdit: () => void;
  onAccept: (checks: DocumentCheck[]) => void;
  /** Stands beside the button. */
  children: ReactNode;
}

/** Everything that is checked of a document is ticked before it is accepted. */
export function AcceptForm({ document, isSending, error, onEdit, onAccept, children }: AcceptFormProps) {
  const [checks, setChecks] = useState<DocumentCheck[]>([]);
  function accept(): void {
    onAccept(checks);
  }
  return (
    <Stack as={Form} gap={4} onSubmit={accept}>
      <CheckboxGroup
        label={copy.checks}
        help={copy.checksHelp}
        options={checksOf(document.kind).map((value) => ({ value, label: checkLabels[value] }))}
        value={checks}
        error={error}
        onChange={(ticked) => {
          setChecks(ticked);
          onEdit();
        }}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={copy.accepting}>
          {copy.accept}
        </Button>
        {children}
      </Inline>
    </Stack>
  );
}
