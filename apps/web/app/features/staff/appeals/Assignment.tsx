import type { AppealDetail, AssigneeBody } from "@jobami/api/appeals/contract";
import { appealsRoutes } from "@jobami/api/appeals/routes";
import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { assignment } from "./appeals.actors.ts";
import { appealsCopy as labels } from "./copy.ts";

/** Who handles an open appeal; who may judge it takes it, takes it over, or hands it back. */
export function Assignment({ one }: { one: AppealDetail }) {
  const { id, assignee, barred } = one;
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [machine] = useState(() => assignment(api, id));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      readings.change(appealsRoutes.one, { id }, () => ({ success: true, data: answer }));
      readings.readAgain(appealsRoutes.queue);
    },
    "submission.refused": ({ problem }) => {
      notify({ kind: "error", title: problem === "FAILED" ? labels.assignFailed : labels.takenByOther });
      readings.readAgain(appealsRoutes.one, { id });
    },
  });
  const act = actOf(assignee);
  return (
    <Stack gap={2}>
      <p role="status">
        {assignee === null ? (
          labels.unassigned
        ) : (
          <>
            {assignee.isMe ? labels.mine : `${displayText(assignee.name)} ${labels.follows}`}{" "}
            <RelativeTime instant={assignee.since} />
          </>
        )}
      </p>
      {barred === null && (
        <Inline gap={3}>
          <Button variant="secondary" size="small" isPending={isSending} onClick={() => submit(act.body)}>
            {act.label}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function actOf(assignee: AppealDetail["assignee"]): { label: string; body: AssigneeBody } {
  if (assignee === null) return { label: labels.take, body: { assignee: "me" } };
  if (assignee.isMe) return { label: labels.handBack, body: { assignee: "none" } };
  return { label: labels.takeOver, body: { assignee: "me", instead: assignee.id } };
}
