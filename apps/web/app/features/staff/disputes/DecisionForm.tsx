import type { DisputeCaseDetail } from "@jobami/api/disputes/contract";
import { disputeLength, disputesRoutes } from "@jobami/api/disputes/routes";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy, decisionMachine, SumFields, type TypedSum } from "../../missions/disputes/index.ts";

interface DecisionFormProps {
  one: DisputeCaseDetail;
  onDecided: () => void;
}

/** What the jobbeur gets in all, and why: of the dispute first, of an appeal last. */
export function DecisionForm({ one, onDecided }: DecisionFormProps) {
  const { id, dispute } = one;
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [sum, setSum] = useState<TypedSum>({ euros: null, jobis: 0 });
  const [reasons, setReasons] = useState("");
  const [machine] = useState(() => decisionMachine(api, id));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      notify({ kind: "success", title: copy.saved });
      readings.change(disputesRoutes.one, { id }, () => ({ success: true, data: answer }));
      onDecided();
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(disputesRoutes.one, { id }),
  });
  const fields = problem?.fields ?? [];
  return (
    <Stack
      as={Form}
      gap={4}
      onSubmit={() => {
        submit({ euros: sum.euros as number, jobis: sum.jobis ?? 0, reasons });
      }}
    >
      {problem !== null && fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <p className={text.soft}>{dispute.status === "appealed" ? copy.reviewHelp : copy.decisionHelp}</p>
      <SumFields
        most={dispute.most}
        value={sum}
        fields={fields}
        onChange={(value) => {
          setSum(value);
          edit();
        }}
      />
      <TextArea
        label={copy.reasons}
        isRequired
        rows={4}
        maxCharacters={disputeLength.max}
        error={fields.find(({ path }) => path === "reasons")?.message}
        value={reasons}
        onChange={(event) => {
          setReasons(event.target.value);
          edit();
        }}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {copy.decide}
        </Button>
      </Inline>
    </Stack>
  );
}
