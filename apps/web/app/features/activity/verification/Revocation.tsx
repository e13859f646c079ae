import { useApi } from "@jobami/api/http/provider";
import type { VerificationDocument } from "@jobami/api/verification/contract";
import type { RevocationAct } from "@jobami/api/verification/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { type FormEvent, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { mostOfReason, staffWords as words } from "./copy.ts";
import { documentRevocation } from "./verification.actors.ts";

interface RevocationProps {
  document: VerificationDocument;
  /** It is accepted no more, by this or by somebody else. */
  onDecided: () => void;
}

const acts = [
  { value: "revoke", label: words.noLonger, help: words.noLongerHelp },
  { value: "request", label: words.again, help: words.againHelp },
] as const;

/** Takes an acceptance back, or asks for the document again, with a reason that its owner reads. */
export function Revocation({ document: { id }, onDecided }: RevocationProps) {
  const api = useApi();
  const notify = useNotify();
  const [act, setAct] = useState<RevocationAct>("revoke");
  const [reason, setReason] = useState("");
  const [machine] = useState(() => documentRevocation(api));
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
  function send(event: FormEvent): void {
    event.preventDefault();
    submit({ id, act, reason: reason.trim() });
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={send}>
      {problem !== null && field === undefined && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <RadioGroup
        label={words.revokeAct}
        name={`act-${id}`}
        options={acts}
        value={act}
        onChange={({ currentTarget }) => {
          setAct(currentTarget.value === "request" ? "request" : "revoke");
          edit();
        }}
      />
      <p className={text.soft}>{words.revokeEffect}</p>
      <TextArea
        label={words.revokeReason}
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
          {words.confirmRevocation}
        </Button>
      </Inline>
    </Stack>
  );
}
