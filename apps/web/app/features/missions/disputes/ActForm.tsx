import type { Dispute, DisputeActBody, DisputeSum } from "@jobami/api/disputes/contract";
import { type DisputeAct, disputeFile, disputeLength } from "@jobami/api/disputes/routes";
import type { FieldError } from "@jobami/api/http/error-codes";
import { toEuros } from "@jobami/api/http/money";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { JoinedField, useJoinedFiles } from "../../talk/files/index.ts";
import { acceptHelp, acceptText, actLabels, copy } from "./copy.ts";
import * as css from "./disputes.css.ts";
import { SumFields, type TypedSum } from "./SumFields.tsx";

interface ActFormProps {
  act: DisputeAct;
  dispute: Dispute;
  /** What the other side offers. */
  offered: DisputeSum | null;
  isSending: boolean;
  fields: readonly FieldError[];
  onSend: (body: DisputeActBody) => void;
  onEdit: () => void;
  onLeave: () => void;
}

const labels: Partial<Record<DisputeAct, string>> = {
  say: copy.message,
  offer: copy.because,
  appeal: copy.disagree,
};

/** What goes along with an act: text, a sum, or the last yes to what cannot be taken back. */
export function ActForm(props: ActFormProps) {
  const { act, dispute, offered, isSending, fields, onSend, onEdit, onLeave } = props;
  const [draftText, setDraftText] = useState("");
  const [sum, setSum] = useState<TypedSum>({ euros: null, jobis: 0 });
  const joined = useJoinedFiles(disputeFile);
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const label = labels[act];
  function send(): void {
    const { euros, jobis } = sum;
    const files = joined.take();
    if (files === null) return;
    if (act === "accept" && offered !== null)
      onSend({ act, euros: toEuros(offered.cents), jobis: offered.jobis });
    else if (act === "offer")
      onSend({
        act,
        words: draftText,
        files,
        ...(euros === null ? {} : { euros }),
        ...(jobis === null ? {} : { jobis }),
      });
    else onSend({ act, words: draftText, files });
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      <h3 ref={title} tabIndex={-1} className={`${heading[3]} ${css.outlineless}`}>
        {act === "accept" && offered !== null ? acceptText(offered) : actLabels[act]}
      </h3>
      {act === "accept" && offered !== null && <p className={text.soft}>{acceptHelp(offered)}</p>}
      {act === "withdraw" && <p className={text.soft}>{copy.withdrawHelp}</p>}
      {act === "offer" && (
        <SumFields
          most={dispute.most}
          value={sum}
          fields={fields}
          onChange={(value) => {
            setSum(value);
            onEdit();
          }}
        />
      )}
      {label !== undefined && (
        <TextArea
          label={label}
          help={copy.messageHelp}
          isRequired={act !== "offer"}
          isOptional={act === "offer"}
          rows={3}
          maxCharacters={disputeLength.max}
          error={fields.find(({ path }) => path === "words")?.message}
          value={draftText}
          onChange={(event) => {
            setDraftText(event.target.value);
            onEdit();
          }}
        />
      )}
      {label !== undefined && (
        <JoinedField
          label={copy.files}
          help={copy.filesHelp}
          error={fields.find(({ path }) => path.startsWith("files"))?.message}
          joined={joined}
        />
      )}
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {act === "accept" && offered !== null ? acceptText(offered) : actLabels[act]}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
