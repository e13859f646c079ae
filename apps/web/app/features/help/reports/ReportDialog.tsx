import { useApi } from "@jobami/api/http/provider";
import { maxReportReason, type ReportedKind } from "@jobami/api/reports/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { type FormEvent, useId, useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy, type ReasonKey, reasons, reasonText, titles } from "./dialog.copy.ts";
import { reporting } from "./reports.actors.ts";

interface ReportDialogProps {
  kind: ReportedKind;
  id: string;
  missionId?: string | undefined;
  onClose: () => void;
}

/** The longest text beside a reason of the list. */
const mostOfDetails = maxReportReason - 100;

interface Wrong {
  reason?: string;
  details?: string;
}

/** What keeps a report from being sent. */
function wrongIn(reason: ReasonKey | null, details: string): Wrong {
  if (reason === null) return { reason: copy.chooseReason };
  return reason === "other" && details.trim() === "" ? { details: copy.addDetails } : {};
}

const isReason = (value: string): value is ReasonKey => reasons.some((one) => one.value === value);

/** Reports a content: what is wrong with it, in a list and as text; a visitor declares who they are. */
export function ReportDialog({ kind, id, missionId, onClose }: ReportDialogProps) {
  const api = useApi();
  const formId = useId();
  const { user } = useSession();
  const [reason, setReason] = useState<ReasonKey | null>(null);
  const [details, setDetails] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [machine] = useState(() => reporting(api));
  const { status, isSending, problem, submit, edit } = useSubmission(machine);
  useOverlayLock("report", true);
  const isOver = status === "sent" || problem?.code === "ALREADY" || problem?.code === "GONE";
  function send(event: FormEvent<HTMLFormElement>): void {
    const found = wrongIn(reason, details);
    setWrong(found);
    if (reason === null || Object.keys(found).length > 0) return;
    const mission = missionId === undefined ? {} : { mission_id: missionId };
    const form = new FormData(event.currentTarget);
    const visitor = user === null ? { name: String(form.get("name")), email: String(form.get("email")) } : {};
    submit({ kind, id, reason: reasonText(reason, details), ...mission, ...visitor });
  }
  const fieldProblem = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const outcome = status === "sent" ? "done" : problem?.code === "GONE" ? "gone" : "already";
  return (
    <Dialog
      isOpen
      title={titles[kind]}
      description={isOver ? undefined : copy.lead}
      closesOnBackdrop={!isSending}
      closesOnEscape={!isSending}
      isCloseDisabled={isSending}
      onClose={onClose}
      actions={
        isOver ? (
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
        ) : (
          <>
            <Button type="submit" form={formId} isPending={isSending} pendingLabel={copy.sending}>
              {copy.send}
            </Button>
            <Button variant="secondary" isDisabled={isSending} onClick={onClose}>
              {copy.cancel}
            </Button>
          </>
        )
      }
    >
      {isOver ? (
        <Over outcome={outcome} isVisitor={user === null} />
      ) : (
        <Stack as={Form} id={formId} gap={5} onSubmit={send} onInput={edit}>
          {problem !== null && problem.fields.length === 0 && (
            <Banner
              tone="danger"
              announce="assertive"
              title={problem.code === "OFFLINE" ? copy.offline : problemText(problem)}
            />
          )}
          <RadioGroup
            label={copy.reason}
            name="reason"
            isRequired
            options={reasons}
            value={reason ?? undefined}
            error={wrong.reason}
            onChange={({ currentTarget: { value } }) => {
              setReason(isReason(value) ? value : null);
              setWrong({});
            }}
          />
          <TextArea
            label={reason === "other" ? copy.details : copy.detailsOptional}
            help={copy.detailsHelp}
            isRequired={reason === "other"}
            rows={3}
            maxCharacters={mostOfDetails}
            value={details}
            error={wrong.details ?? fieldProblem("reason")}
            onChange={({ currentTarget: { value } }) => {
              setDetails(value);
              setWrong({});
            }}
          />
          {user === null && (
            <>
              <TextField
                label={copy.name}
                name="name"
                isRequired
                autoComplete="name"
                maxLength={60}
                error={fieldProblem("name")}
              />
              <TextField
                label={copy.email}
                help={copy.emailHelp}
                name="email"
                type="email"
                isRequired
                autoComplete="email"
                maxLength={254}
                error={fieldProblem("email")}
              />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

interface OverProps {
  outcome: "done" | "already" | "gone";
  isVisitor: boolean;
}

/** Nothing more is to be done: it has arrived, had arrived before, or there is nothing to report any more. It is read at once. */
function Over({ outcome, isVisitor }: OverProps) {
  const confirmation = useFocusAtFirst<HTMLDivElement>();
  const done = isVisitor ? copy.doneVisitor : copy.doneMember;
  const detail = { done, already: copy.alreadyDetail, gone: copy.goneDetail }[outcome];
  return (
    <div ref={confirmation} tabIndex={-1}>
      <Banner tone={outcome === "done" ? "success" : "info"} title={copy[outcome]}>
        {detail}
      </Banner>
    </div>
  );
}
