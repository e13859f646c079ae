import type { Api } from "@jobami/api/http/client";
import { useApi } from "@jobami/api/http/provider";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";

interface ConfirmedProps {
  id: string;
  title: string;
  loss: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Stated when it is done. */
  done: string;
  machine: (api: Api) => SubmissionMachine<{ id: string }, object, "FAILED">;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before something is done to one row that nothing brings back, and does it. */
export function Confirmed(props: ConfirmedProps) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => props.machine(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: props.done });
      props.onDone();
    },
  });
  useOverlayLock("confirmed-act", true);
  return (
    <ConfirmDialog
      isOpen
      title={props.title}
      losses={[props.loss]}
      confirmLabel={props.confirmLabel}
      cancelLabel={props.cancelLabel}
      isPending={isSending}
      error={problem === null ? undefined : problemText(problem)}
      onConfirm={() => submit({ id: props.id })}
      onCancel={() => {
        edit();
        props.onCancel();
      }}
    />
  );
}
