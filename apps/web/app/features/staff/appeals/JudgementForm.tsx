import type { AppealDetail, Judgement } from "@jobami/api/appeals/contract";
import { appealsRoutes } from "@jobami/api/appeals/routes";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { decisionReasons } from "@jobami/api/reports/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { judgement } from "./appeals.actors.ts";
import { appealsCopy, overturnHelp } from "./copy.ts";

interface JudgementFormProps {
  one: AppealDetail;
  onDecided: () => void;
}

/** Whether the decision stands, and why: the last word of staff. */
export function JudgementForm({ one, onDecided }: JudgementFormProps) {
  const { id } = one;
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Judgement["decision"] | "">("");
  const [reasons, setReasons] = useState("");
  const [machine] = useState(() => judgement(api, id));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      notify({ kind: "success", title: appealsCopy.saved });
      readings.change(appealsRoutes.one, { id }, () => ({ success: true, data: answer }));
      onDecided();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "DECIDED" && why !== "TAKEN") return;
      notify({
        kind: "error",
        title: why === "TAKEN" ? appealsCopy.takenByOther : appealsCopy.decidedByOther,
      });
      readings.readAgain(appealsRoutes.one, { id });
    },
  });
  const errorOf = (name: string) => problem?.fields.find(({ path }) => path === name)?.message;
  const problemMessage =
    problem?.code === "GONE" ? appealsCopy.goneMeanwhile : problem === null ? "" : problemText(problem);
  return (
    <Stack
      as={Form}
      gap={4}
      onSubmit={() => submit({ decision: chosen as Judgement["decision"], reasons: reasons.trim() })}
    >
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemMessage} />
      )}
      <RadioGroup
        label={appealsCopy.judge}
        isLabelHidden
        name="decision"
        options={[
          { value: "uphold", label: appealsCopy.uphold, help: appealsCopy.upholdHelp },
          { value: "overturn", label: appealsCopy.overturn, help: overturnHelp(one) },
        ]}
        value={chosen}
        error={errorOf("decision")}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value === "overturn" ? "overturn" : "uphold");
          edit();
        }}
      />
      <TextArea
        label={appealsCopy.reasons}
        help={appealsCopy.reasonsHelp}
        isRequired
        rows={4}
        maxCharacters={decisionReasons.max}
        error={errorOf("reasons")}
        value={reasons}
        onChange={({ target }) => {
          setReasons(target.value);
          edit();
        }}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={appealsCopy.saving}>
          {appealsCopy.decide}
        </Button>
      </Inline>
    </Stack>
  );
}
