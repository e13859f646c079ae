import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Message } from "@jobami/api/messages/contract";
import { applyMessage, readAnew } from "@jobami/api/messages/live";
import { maxContest } from "@jobami/api/messages/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { type FormEvent, useId, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { contestLead, contestCopy as copy } from "./copy.ts";
import { MessageText } from "./MessageText.tsx";
import { contesting } from "./messages.actors.ts";
import * as css from "./messages.css.ts";

interface ContestFilterProps {
  conversationId: string;
  message: Message;
  prenom: string;
}

/** What an author can do about what is hidden of their message, or what became of it. */
export function ContestFilter({ conversationId, message, prenom }: ContestFilterProps) {
  const [isAsking, setAsking] = useState(false);
  const { contest } = message;
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
      {isAsking && (
        <ContestDialog
          conversationId={conversationId}
          message={message}
          prenom={prenom}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** States what is hidden and why, and asks what is wrong with that. */
function ContestDialog({
  conversationId,
  message,
  prenom,
  onClose,
}: ContestFilterProps & { onClose: () => void }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [machine] = useState(() => contesting(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      applyMessage(readings, conversationId, answer);
      notify({ kind: "success", title: copy.sent });
      onClose();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "ALREADY" && why !== "GONE") return;
      notify({ kind: "info", title: why === "ALREADY" ? copy.already : copy.gone });
      readAnew(readings, conversationId);
      onClose();
    },
  });
  useOverlayLock("contest", true);
  function send(event: FormEvent): void {
    event.preventDefault();
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") submit({ id: conversationId, messageId: message.id, reason: reason.trim() });
  }
  const [field] = problem?.fields ?? [];
  return (
    <Dialog
      isOpen
      title={copy.title}
      description={contestLead(prenom, message.hidden)}
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
      <Stack as="form" id={formId} gap={4} noValidate onSubmit={send}>
        {problem !== null && field === undefined && (
          <Banner
            tone="danger"
            announce="assertive"
            title={problem.code === "MANY" ? copy.many : problemText(problem)}
          />
        )}
        <blockquote className={css.quoted}>
          <MessageText text={message.text} hidden={message.hidden} />
        </blockquote>
        <TextArea
          label={copy.reason}
          help={copy.reasonHelp}
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
