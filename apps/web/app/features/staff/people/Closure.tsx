import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { peopleRoutes } from "@jobami/api/people/routes";
import { Button } from "@jobami/ui/Button";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { closeLosses, closeQuestion, inactiveCopy } from "./copy.ts";
import { closing } from "./people.actors.ts";

/** Closes an account that no one has used for years; asked for, since nothing brings it back. */
export function Closure({ id, name }: { id: string; name: string }) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [isAsking, setAsking] = useState(false);
  const [machine] = useState(() => closing(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      setAsking(false);
      notify({ kind: "success", title: inactiveCopy.closed });
      readings.readAgain(peopleRoutes.inactive);
      readings.readAgain(peopleRoutes.list);
    },
  });
  useOverlayLock(`closure-${id}`, isAsking);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          edit();
          setAsking(true);
        }}
      >
        {inactiveCopy.close}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={closeQuestion(name)}
        losses={closeLosses}
        confirmLabel={inactiveCopy.close}
        cancelLabel={inactiveCopy.keep}
        isPending={isSending}
        error={problem === null ? undefined : problemText(problem)}
        onConfirm={() => submit({ id })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
