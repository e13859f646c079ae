import { useApi } from "@jobami/api/http/provider";
import type { VerificationDocument } from "@jobami/api/verification/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { type FormEvent, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { staffWords as words } from "./copy.ts";
import { documentDecision } from "./verification.actors.ts";

const mostOfReason = 500;

interface DecisionProps {
  document: VerificationDocument;
  /** It is decided, here or by somebody else. */
  onDecided: () => void;
}

/** Accepts a document, or refuses it with a reason that its owner reads. */
export function Decision({ document: { id }, onDecided }: DecisionProps) {
  const api = useApi();
  const notify = useNotify();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState("");
  const [machine] = useState(() => documentDecision(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: words.decided });
      onDecided();
    },
    "submission.refused": ({ problem: why }) => {
      if (why === "DECIDED") {
        notify({ kind: "error", title: words.decidedByOther });
        onDecided();
      }
    },
  });
  const [field] = problem?.fields ?? [];
  function refuse(event: FormEvent): void {
    event.preventDefault();
    submit({ id, decision: "refuse", reason: reason.trim() });
  }
  return (
    <Stack gap={4}>
      {problem !== null && field === undefined && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      {isRefusing ? (
        <Stack as="form" gap={4} noValidate onSubmit={refuse}>
          <TextArea
            label={words.reason}
            help={words.reasonHelp}
            isRequired
            requiredWord=""
            maxCharacters={mostOfReason}
            value={reason}
            error={field?.message}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              edit();
            }}
          />
          <Inline gap={3}>
            <Button type="submit" variant="danger" isPending={isSending} pendingLabel={words.accepting}>
              {words.confirmRefusal}
            </Button>
            <Button variant="secondary" isDisabled={isSending} onClick={() => setRefusing(false)}>
              {words.back}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Inline gap={3}>
          <Button
            isPending={isSending}
            pendingLabel={words.accepting}
            onClick={() => submit({ id, decision: "accept", reason: null })}
          >
            {words.accept}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={() => setRefusing(true)}>
            {words.refuse}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
