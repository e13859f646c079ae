import { displayText } from "@jobami/api/http/display-text";
import type { Declaration, OpenContract } from "@jobami/api/withdrawals/contract";
import { Button } from "@jobami/ui/Button";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import type { FormEvent } from "react";
import { PostFields, useEarlySubmit } from "../../../platform/forms/index.ts";
import { copy, namedContract } from "./copy.ts";
import { statementFields } from "./withdrawal.actors.ts";

interface ConfirmFormProps {
  statement: Declaration;
  contracts: readonly OpenContract[];
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

const formId = "withdrawal-confirmation";

/** The second step: what was stated once more, and the one button that declares it. */
export function ConfirmForm({ statement, contracts, isBusy, onConfirm, onBack }: ConfirmFormProps) {
  const early = useEarlySubmit(formId);
  const { name, reference, email } = statement;
  function send(event: FormEvent): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("name") === "back") onBack();
    else onConfirm();
  }
  return (
    <>
      <PostFields form={formId} />
      <Stack as={Form} {...early} gap={5} aria-label={copy.stepTwo} onSubmit={send}>
        <p>{copy.check}</p>
        <DescriptionList
          entries={[
            { term: copy.name, details: displayText(name) },
            { term: copy.contract, details: namedContract(reference, contracts) },
            { term: copy.email, details: email },
          ]}
        />
        <p className={text.soft}>{copy.consequence}</p>
        {statementFields.map((field) => (
          <input key={field} type="hidden" name={field} value={statement[field]} />
        ))}
        <Inline gap={3} stackedBelow="tablet">
          <Button
            type="submit"
            variant="danger"
            size="large"
            name="confirmed"
            value="1"
            isPending={isBusy}
            pendingLabel={copy.confirming}
          >
            {copy.confirm}
          </Button>
          <Button type="submit" variant="secondary" size="large" name="back" value="2" isResting={isBusy}>
            {copy.back}
          </Button>
        </Inline>
      </Stack>
    </>
  );
}
