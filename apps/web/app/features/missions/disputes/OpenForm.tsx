import { type DisputeReason, disputeFile, disputeLength } from "@jobami/api/disputes/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { problemText } from "../../../platform/forms/index.ts";
import { JoinedField, useJoinedFiles } from "../../talk/files/index.ts";
import { copy, reasonLabels } from "./copy.ts";
import * as css from "./disputes.css.ts";
import { useOpening } from "./use-opening.ts";

interface OpenFormProps {
  missionId: string;
  /** What it may be about now; one at least. */
  reasons: readonly DisputeReason[];
  onLeave: () => void;
}

/** What is wrong, in a list and as text, with what shows it. */
export function OpenForm({ missionId, reasons, onLeave }: OpenFormProps) {
  const [only] = reasons;
  const [reason, setReason] = useState<DisputeReason | null>(reasons.length === 1 ? (only ?? null) : null);
  const [draftText, setDraftText] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const joined = useJoinedFiles(disputeFile);
  const title = useFocusAtFirst<HTMLHeadingElement>();
  const { isSending, problem, submit, edit } = useOpening(missionId);
  function send(): void {
    setReasonMissing(reason === null);
    const files = joined.take();
    if (reason !== null && files !== null) submit({ reason, words: draftText, files });
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      <h3 ref={title} tabIndex={-1} className={`${heading[3]} ${css.outlineless}`}>
        {copy.start}
      </h3>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <p className={text.soft}>{copy.opening}</p>
      {reasons.length > 1 && (
        <RadioGroup
          label={copy.reason}
          name="reason"
          isRequired
          options={reasons.map((value) => ({ value, label: reasonLabels[value] }))}
          value={reason ?? undefined}
          error={isReasonMissing ? copy.chooseReason : undefined}
          onChange={({ currentTarget: { value } }) => {
            setReason(reasons.find((one) => one === value) ?? null);
            setReasonMissing(false);
            edit();
          }}
        />
      )}
      <TextArea
        label={copy.happened}
        help={copy.happenedHelp}
        isRequired
        rows={4}
        maxCharacters={disputeLength.max}
        error={problem?.fields.find(({ path }) => path === "words")?.message}
        value={draftText}
        onChange={(event) => {
          setDraftText(event.target.value);
          edit();
        }}
      />
      <JoinedField
        label={copy.files}
        help={copy.filesHelp}
        error={problem?.fields.find(({ path }) => path.startsWith("files"))?.message}
        joined={joined}
      />
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {copy.open}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
