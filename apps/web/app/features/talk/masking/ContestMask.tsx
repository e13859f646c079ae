import { displayText } from "@jobami/api/http/display-text";
import type { Masked } from "@jobami/api/masking/masked";
import { maxContest } from "@jobami/api/messages/routes";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { useId, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy } from "./copy.ts";
import { MarkedText } from "./MarkedText.tsx";
import type { ContestProblem } from "./masking.actors.ts";
import * as css from "./masking.css.ts";

interface DialogProps<Answer> {
  text: string;
  hidden: Masked["hidden"];
  /** What others do not see, and why. */
  lead: string;
  /** What moderators will read. */
  reasonHelp?: string;
  begin: () => SubmissionMachine<{ reason: string }, Answer, ContestProblem>;
  onContested: (answer: Answer) => void;
  /** It was contested, or shown, elsewhere: what is read of it is old. */
  onStale: () => void;
}

interface ContestMaskProps<Answer> extends DialogProps<Answer> {
  contest: Masked["contest"];
}

/** What an author can do about what is masked of their text, or what became of it. */
export function ContestMask<Answer>({ contest, ...dialog }: ContestMaskProps<Answer>) {
  const [isAsking, setAsking] = useState(false);
  if (contest?.status === "open") return <p className={css.why}>{copy.open}</p>;
  if (contest !== null)
    return (
      <p className={css.why}>
        {`${contest.status === "lifted" ? copy.lifted : copy.upheld} ${displayText(contest.reasons ?? "")}`}
      </p>
    );
  return (
    <div className={css.why}>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {copy.contest}
      </Button>
      {isAsking && <ContestDialog {...dialog} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** States what is masked and why, and asks what is wrong with that. */
function ContestDialog<Answer>(props: DialogProps<Answer> & { onClose: () => void }) {
  const { text, hidden, lead, reasonHelp = copy.reasonHelp, begin, onContested, onStale, onClose } = props;
  const notify = useNotify();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [machine] = useState(begin);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      onContested(answer);
      notify({ kind: "success", title: copy.sent });
      onClose();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "ALREADY" && why !== "GONE") return;
      notify({ kind: "info", title: why === "ALREADY" ? copy.already : copy.gone });
      onStale();
      onClose();
    },
  });
  useOverlayLock("contest", true);
  function send(): void {
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") submit({ reason: reason.trim() });
  }
  const [field] = problem?.fields ?? [];
  return (
    <Dialog
      isOpen
      title={copy.title}
      description={lead}
      closesOnBackdrop={!isSending}
      closesOnEscape={!isSending}
      isCloseDisabled={isSending}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} isPending={isSending} pendingLabel={copy.sending}>
            {copy.send}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack as={Form} id={formId} gap={4} onSubmit={send}>
        {problem !== null && field === undefined && (
          <Banner
            tone="danger"
            announce="assertive"
            title={problem.code === "MANY" ? copy.many : problemText(problem)}
          />
        )}
        <blockquote className={css.quoted}>
          <MarkedText text={text} hidden={hidden} />
        </blockquote>
        <TextArea
          label={copy.reason}
          help={reasonHelp}
          isRequired
          rows={3}
          maxCharacters={maxContest}
          value={reason}
          error={isMissing ? copy.missing : field?.message}
          onChange={({ currentTarget: { value } }) => {
            setReason(value);
            setMissing(false);
            edit();
          }}
        />
      </Stack>
    </Dialog>
  );
}
