import type { VerificationDocument } from "@jobami/api/verification/contract";
import type { RevocationAct } from "@jobami/api/verification/routes";
import { Banner } from "@jobami/ui/Banner";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { problemText } from "../../../platform/forms/index.ts";
import { staffCopy as copy } from "./copy.ts";
import { ReasonForm } from "./ReasonForm.tsx";
import { useDeciding } from "./use-deciding.ts";
import { documentRevocation } from "./verification.actors.ts";

interface RevocationProps {
  document: VerificationDocument;
  /** It is accepted no more, by this or by another person. */
  onDecided: () => void;
}

const acts = [
  { value: "revoke", label: copy.noLonger, help: copy.noLongerHelp },
  { value: "request", label: copy.again, help: copy.againHelp },
] as const;

/** Takes an acceptance back, or asks for the document again, with a reason that its owner reads. */
export function Revocation({ document: { id }, onDecided }: RevocationProps) {
  const [act, setAct] = useState<RevocationAct>("revoke");
  const { isSending, problem, submit, edit } = useDeciding(documentRevocation, onDecided);
  const [field] = problem?.fields ?? [];
  return (
    <ReasonForm
      label={copy.revokeReason}
      confirm={copy.confirmRevocation}
      isSending={isSending}
      error={field?.message}
      onEdit={edit}
      onSend={(reason) => submit({ id, act, reason })}
    >
      {problem !== null && field === undefined && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <RadioGroup
        label={copy.revokeAct}
        name={`act-${id}`}
        options={acts}
        value={act}
        onChange={({ currentTarget }) => {
          setAct(currentTarget.value === "request" ? "request" : "revoke");
          edit();
        }}
      />
      <p className={text.soft}>{copy.revokeEffect}</p>
    </ReasonForm>
  );
}
