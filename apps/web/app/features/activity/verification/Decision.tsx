import type { VerificationDocument } from "@jobami/api/verification/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { useState } from "react";
import { problemText } from "../../../platform/forms/index.ts";
import { AcceptForm } from "./AcceptForm.tsx";
import { staffCopy as copy } from "./copy.ts";
import { ReasonForm } from "./ReasonForm.tsx";
import { useDeciding } from "./use-deciding.ts";
import { documentDecision } from "./verification.actors.ts";

interface DecisionProps {
  document: VerificationDocument;
  /** Whoever decides has opened it: what was never seen cannot be accepted. */
  isOpen: boolean;
  /** It is decided, here or by another person. */
  onDecided: () => void;
}

/** Accepts a document that was opened and checked, or refuses it with a reason that its owner reads. */
export function Decision({ document, isOpen, onDecided }: DecisionProps) {
  const { id } = document;
  const [isRefusing, setRefusing] = useState(false);
  const { isSending, problem, submit, edit } = useDeciding(documentDecision, onDecided);
  const [field] = problem?.fields ?? [];
  const unchecked = problem?.code === "UNCHECKED" ? problemText(problem) : undefined;
  const refusal = (
    <Button variant="secondary" isDisabled={isSending} onClick={() => setRefusing(true)}>
      {copy.refuse}
    </Button>
  );
  return (
    <Stack gap={4}>
      {problem !== null && field === undefined && unchecked === undefined && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      {isRefusing ? (
        <ReasonForm
          label={copy.reason}
          confirm={copy.confirmRefusal}
          isSending={isSending}
          error={field?.message}
          onEdit={edit}
          onSend={(reason) => submit({ id, decision: "refuse", reason, checks: [] })}
          onCancel={() => {
            setRefusing(false);
            edit();
          }}
        />
      ) : isOpen ? (
        <AcceptForm
          document={document}
          isSending={isSending}
          error={unchecked}
          onEdit={edit}
          onAccept={(checks) => submit({ id, decision: "accept", reason: null, checks })}
        >
          {refusal}
        </AcceptForm>
      ) : (
        <Inline gap={3}>{refusal}</Inline>
      )}
    </Stack>
  );
}
