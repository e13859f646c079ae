import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { FilterContest } from "@jobami/api/messages/contract";
import { contestPages } from "@jobami/api/messages/hooks";
import { messagesRoutes } from "@jobami/api/messages/routes";
import { decisionReasons } from "@jobami/api/reports/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { contestsAudience, contestsLabel, contestsPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { MarkedText } from "../../talk/masking/index.ts";
import { QueueList, type QueueState, RequireStaff, workStates } from "../frame/index.ts";
import { aboutText, copy } from "./contests.copy.ts";
import { type ContestVerdict, contestDecision } from "./moderation.actors.ts";

type Status = "open" | "waiting" | "late";

const none = { title: copy.none, detail: copy.noneDetail };
const states: readonly [QueueState<Status>, ...QueueState<Status>[]] = [
  { status: "open", name: "", label: copy.open, list: copy.list, none },
  ...workStates(copy.list, none),
];

/** /moderation/contestations: what authors contest of the filter, each with its decision [MSG-11]. */
export function ContestsScreen() {
  const readings = useReadings();
  return (
    <RequireStaff needs={contestsAudience}>
      <QueueList
        title={contestsLabel}
        path={contestsPath}
        reading={contestPages}
        states={states}
        labels={copy}
        noun={copy.noun}
        look="cards"
        getKey={({ id }) => id}
        renderItem={(one, leave) => (
          <Contest
            one={one}
            onDecided={() => {
              leave();
              readings.readAgain(messagesRoutes.contests);
            }}
          />
        )}
      />
    </RequireStaff>
  );
}

interface ContestProps {
  one: FilterContest;
  onDecided: () => void;
}

function Contest({ one, onDecided }: ContestProps) {
  const [decision, setDecision] = useState<ContestVerdict["decision"] | null>(null);
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <h2 className={heading[4]}>{aboutText(displayText(one.author), displayText(one.mission))}</h2>
          <p className={text.soft}>
            <RelativeTime instant={one.createdAt} />
          </p>
        </Stack>
        <Stack gap={1}>
          <h3 className={text.soft}>{copy.message}</h3>
          <p>
            <MarkedText text={one.text} hidden={one.hidden} />
          </p>
        </Stack>
        <Stack gap={1}>
          <h3 className={text.soft}>{copy.why}</h3>
          <p>{displayText(one.reason)}</p>
        </Stack>
        {decision === null ? (
          <Inline gap={3}>
            <Button variant="secondary" onClick={() => setDecision("lift")}>
              {copy.lift}
            </Button>
            <Button variant="secondary" onClick={() => setDecision("keep")}>
              {copy.keep}
            </Button>
          </Inline>
        ) : (
          <Reasons id={one.id} decision={decision} onDecided={onDecided} onCancel={() => setDecision(null)} />
        )}
      </Stack>
    </Card>
  );
}

interface ReasonsProps {
  id: string;
  decision: ContestVerdict["decision"];
  onDecided: () => void;
  onCancel: () => void;
}

function Reasons({ id, decision, onDecided, onCancel }: ReasonsProps) {
  const api = useApi();
  const notify = useNotify();
  const [reasons, setReasons] = useState("");
  const [machine] = useState(() => contestDecision(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.saved });
      onDecided();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "DECIDED" && why !== "OWN") return;
      notify({ kind: "error", title: why === "OWN" ? copy.own : copy.decidedByOther });
      onDecided();
    },
  });
  const [field] = problem?.fields ?? [];
  function send(): void {
    submit({ id, decision, reasons: reasons.trim() });
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      {problem !== null && field === undefined && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <p className={text.soft}>{decision === "lift" ? copy.liftHelp : copy.keepHelp}</p>
      <TextArea
        label={copy.reasons}
        help={copy.reasonsHelp}
        isRequired
        autoFocus
        rows={3}
        maxCharacters={decisionReasons.max}
        value={reasons}
        error={field?.message}
        onChange={(event) => {
          setReasons(event.currentTarget.value);
          edit();
        }}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={isSending} pendingLabel={copy.saving}>
          {decision === "lift" ? copy.lift : copy.keep}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
