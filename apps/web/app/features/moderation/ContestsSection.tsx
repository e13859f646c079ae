import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import type { FilterContest } from "@jobami/api/messages/contract";
import { useFilterContests } from "@jobami/api/messages/hooks";
import { decisionReasons } from "@jobami/api/reports/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { type FormEvent, useRef, useState } from "react";
import { problemText, useSubmission } from "../../platform/forms/index.ts";
import { useNotify } from "../../platform/notices/index.ts";
import { ReadingFailed } from "../../platform/reading/index.ts";
import { MessageText } from "../talk/messages/index.ts";
import { aboutWords, words } from "./contests.copy.ts";
import { type ContestVerdict, contestDecision } from "./moderation.actors.ts";

/** What authors contest of the filter, each with its decision; nothing while nobody does [MSG-11]. */
export function ContestsSection() {
  const { data, error, mutate } = useFilterContests();
  const title = useRef<HTMLHeadingElement>(null);
  const [isKept, setKept] = useState(false);
  const contests = data?.data ?? [];
  // Where one was decided, its heading keeps the focus.
  if (error === undefined && contests.length === 0 && !isKept) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="contests">
      <Stack gap={1}>
        <h2 id="contests" ref={title} tabIndex={-1} className={heading[3]}>
          {words.title}
        </h2>
        <p className={text.soft}>{words.lead}</p>
      </Stack>
      {error !== undefined && <ReadingFailed error={error} onRetry={() => void mutate()} />}
      <Stack as="ul" gap={4} aria-label={words.list}>
        {contests.map((one) => (
          <li key={one.id}>
            <Contest
              one={one}
              onDecided={() => {
                setKept(true);
                title.current?.focus();
                void mutate();
              }}
            />
          </li>
        ))}
      </Stack>
    </Stack>
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
          <h3 className={heading[4]}>{aboutWords(displayText(one.author), displayText(one.mission))}</h3>
          <p className={text.soft}>
            <RelativeTime instant={one.createdAt} />
          </p>
        </Stack>
        <Stack gap={1}>
          <h4 className={text.soft}>{words.message}</h4>
          <MessageText text={one.text} hidden={one.hidden} />
        </Stack>
        <Stack gap={1}>
          <h4 className={text.soft}>{words.why}</h4>
          <p>{displayText(one.reason)}</p>
        </Stack>
        {decision === null ? (
          <Inline gap={3}>
            <Button variant="secondary" onClick={() => setDecision("lift")}>
              {words.lift}
            </Button>
            <Button variant="secondary" onClick={() => setDecision("keep")}>
              {words.keep}
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
      notify({ kind: "success", title: words.saved });
      onDecided();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "DECIDED" && why !== "OWN") return;
      notify({ kind: "error", title: why === "OWN" ? words.own : words.decidedByOther });
      onDecided();
    },
  });
  const [field] = problem?.fields ?? [];
  function send(event: FormEvent): void {
    event.preventDefault();
    submit({ id, decision, reasons: reasons.trim() });
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={send}>
      {problem !== null && field === undefined && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <p className={text.soft}>{decision === "lift" ? words.liftHelp : words.keepHelp}</p>
      <TextArea
        label={words.reasons}
        help={words.reasonsHelp}
        isRequired
        requiredWord=""
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
        <Button type="submit" isPending={isSending} pendingLabel={words.saving}>
          {decision === "lift" ? words.lift : words.keep}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
