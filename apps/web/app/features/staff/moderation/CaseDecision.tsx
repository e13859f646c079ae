import { useApi } from "@jobami/api/http/provider";
import type { ModerationCaseDetail } from "@jobami/api/reports/contract";
import { decisionReasons } from "@jobami/api/reports/routes";
import { allowedReportActions, type ModeratorAction } from "@jobami/machines/moderation/content-report";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useEffect, useRef, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { actionCopy, copy } from "./copy.ts";
import { caseDecision } from "./moderation.actors.ts";

interface CaseDecisionProps {
  one: ModerationCaseDetail;
  /** It is decided, here or by another person. */
  onDecided: () => void;
}

/** What a moderator may do now, as the life cycle states; reasons are asked for before it is done. */
export function CaseDecision({ one, onDecided }: CaseDecisionProps) {
  const [chosen, setChosen] = useState<ModeratorAction | null>(null);
  const commands = useRef<HTMLDivElement>(null);
  const left = useRef<ModeratorAction | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    commands.current?.querySelector<HTMLElement>(`[data-command="${left.current}"]`)?.focus();
    left.current = null;
  });
  const offered = allowedReportActions({ ...one, deciders: [] }).filter(
    (action) => action === "keep" || one.now !== null,
  );
  if (offered.length === 0) return null;
  const action = chosen !== null && offered.includes(chosen) ? chosen : null;
  if (action !== null)
    return (
      <Reasons
        key={action}
        id={one.id}
        action={action}
        onDecided={() => {
          setChosen(null);
          onDecided();
        }}
        onCancel={() => {
          left.current = action;
          setChosen(null);
        }}
      />
    );
  return (
    <Inline ref={commands} gap={3}>
      {offered.map((choice) => (
        <Button
          key={choice}
          data-command={choice}
          variant={choice === "remove" ? "danger" : "secondary"}
          onClick={() => setChosen(choice)}
        >
          {actionCopy[choice].button}
        </Button>
      ))}
    </Inline>
  );
}

interface ReasonsProps {
  id: string;
  action: ModeratorAction;
  onDecided: () => void;
  onCancel: () => void;
}

function Reasons({ id, action, onDecided, onCancel }: ReasonsProps) {
  const api = useApi();
  const notify = useNotify();
  const [reasons, setReasons] = useState("");
  const [machine] = useState(() => caseDecision(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.saved });
      onDecided();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "DECIDED" && why !== "GONE") return;
      notify({ kind: "error", title: why === "DECIDED" ? copy.decidedByOther : copy.goneMeanwhile });
      onDecided();
    },
  });
  const [field] = problem?.fields ?? [];
  function send(): void {
    submit({ id, action, reasons: reasons.trim() });
  }
  const { confirm, help } = actionCopy[action];
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      {problem !== null && field === undefined && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <p className={text.soft}>{help}</p>
      <TextArea
        label={copy.reasons}
        help={copy.reasonsHelp}
        isRequired
        autoFocus
        rows={4}
        maxCharacters={decisionReasons.max}
        value={reasons}
        error={field?.message}
        onChange={(event) => {
          setReasons(event.currentTarget.value);
          edit();
        }}
      />
      <Inline gap={3}>
        <Button
          type="submit"
          variant={action === "remove" ? "danger" : "primary"}
          isPending={isSending}
          pendingLabel={copy.saving}
        >
          {confirm}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
