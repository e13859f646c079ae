import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { DeclineReason } from "@jobami/api/missions/contract";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { proposalsRoutes } from "@jobami/api/proposals/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { matchingPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { declineAsk } from "./asking.actors.ts";
import * as css from "./asking.css.ts";
import { copy, reasonLabel, reasonTexts } from "./copy.ts";

const without = "none";
type Choice = DeclineReason | typeof without;
const options: readonly { value: Choice; label: string }[] = [
  { value: without, label: copy.without },
  ...Object.entries(reasonTexts).map(([value, label]) => ({ value: value as DeclineReason, label })),
];

interface DeclineFormProps {
  /** Of the mission. */
  id: string;
  /** Of who asks. */
  prenom: string;
  onLeave: () => void;
}

/** Refusing what one is asked for, with a kind sentence of a list; the mission is then no longer shown. */
export function DeclineForm({ id, prenom, onLeave }: DeclineFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const readings = useReadings();
  const [choice, setChoice] = useState<Choice>(without);
  const [machine] = useState(() => declineAsk(api));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.declined });
      readings.readAgain(missionsRoutes.asked);
      readings.readAgain(proposalsRoutes.waiting);
      void navigate(matchingPath);
    },
    // The time ran out, or it was answered elsewhere.
    "submission.refused": () => readings.readAgain(missionsRoutes.asked),
  });
  function send(): void {
    submit({ id, reason: choice === without ? null : choice });
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      <h3 ref={title} tabIndex={-1} className={css.confirmation}>
        {copy.declineTitle}
      </h3>
      <RadioGroup
        label={reasonLabel(prenom)}
        isOptional
        name="reason"
        options={options}
        value={choice}
        onChange={({ target }) => setChoice(target.value as Choice)}
      />
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {copy.send}
        </Button>
        <Button variant="ghost" isResting={isSending} onClick={onLeave}>
          {copy.back}
        </Button>
      </Inline>
    </Stack>
  );
}
