import type { Api } from "@jobami/api/http/client";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PersonFacts } from "@jobami/api/people/contract";
import { keepPerson } from "@jobami/api/people/hooks";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Form } from "@jobami/ui/Form";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { type ReactNode, useId, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy } from "./copy.ts";

interface ActDialogProps<Values> {
  /** What opens it. */
  label: string;
  variant: "secondary" | "danger";
  title: string;
  detail?: string;
  reasonHelp: string;
  confirm: string;
  done: string;
  machineOf: (api: Api) => SubmissionMachine<Values, { data: PersonFacts }, "FAILED">;
  valuesOf: (reason: string) => Values;
  /** What is chosen beside the reason; `errorOf` states what the server refused of it. */
  children?: (form: { errorOf: (path: string) => string | undefined; edit: () => void }) => ReactNode;
  /** Fields of these choices: what is refused elsewhere is stated below. */
  fields?: readonly string[];
}

/** Something that is done to an account, with its reason: asked for in a dialog, since people read it and it stays in the log. */
export function ActDialog<Values>(props: ActDialogProps<Values>) {
  const [isOpen, setOpen] = useState(false);
  useOverlayLock(`act-${props.label}`, isOpen);
  return (
    <>
      <Button variant={props.variant} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      {isOpen && <Act {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Act<Values>(props: ActDialogProps<Values> & { onClose: () => void }) {
  const { title, detail, reasonHelp, confirm, done, valuesOf, fields = [], children, onClose } = props;
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [machine] = useState(() => props.machineOf(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepPerson(readings, answer.data);
      notify({ kind: "success", title: done });
      onClose();
    },
  });
  const errorOf = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const isShownBeside = ["reason", ...fields].some((path) => errorOf(path) !== undefined);
  function send(): void {
    submit(valuesOf(reason.trim()));
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnEscape={!isSending}
      title={title}
      description={detail}
      actions={
        <>
          <Button
            variant={props.variant === "danger" ? "danger" : "primary"}
            type="submit"
            form={formId}
            isPending={isSending}
            pendingLabel={copy.sending}
          >
            {confirm}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack as={Form} id={formId} gap={4} onSubmit={send}>
        {children?.({ errorOf, edit })}
        <TextArea
          label={copy.reason}
          help={reasonHelp}
          isRequired
          rows={3}
          maxCharacters={500}
          value={reason}
          error={errorOf("reason")}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            edit();
          }}
        />
        {problem !== null && !isShownBeside && <InlineAlert>{problemText(problem)}</InlineAlert>}
      </Stack>
    </Dialog>
  );
}
