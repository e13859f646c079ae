import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { keepHour } from "@jobami/api/planning/hooks";
import { planningRoutes } from "@jobami/api/planning/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { useState } from "react";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { doneTexts, hourCopy, moveQuestion, moveTo } from "./copy.ts";
import { type Moving, timeOf } from "./moving.ts";
import { hourMachine } from "./planning.actors.ts";
import { TightWays } from "./TightWays.tsx";

interface MoveQuestionProps {
  moving: Moving;
  onSent: () => void;
  onClose: () => void;
}

/** Asks, before it is sent, whether a mission is proposed for where it was brought to. */
export function MoveQuestion({ moving, onSent, onClose }: MoveQuestionProps) {
  const { stand, day, from, minutes } = moving;
  const { missionId: id, version, title } = stand.slot;
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [machine] = useState(() => hourMachine(api, id));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepHour(readings, answer);
      notify({ kind: "success", title: doneTexts["hour.proposed"] });
      onSent();
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(planningRoutes.read),
  });
  useOverlayLock("planning-move", true);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={displayText(moveQuestion(stand.slot))}
      description={`${displayText(title)}\u00a0: ${moveTo(moving, useOwnZone())}. ${hourCopy.untilAnswered}`}
      closesOnEscape={!isSending}
      onClose={onClose}
      actions={
        <>
          <Button
            isPending={isSending}
            pendingLabel={hourCopy.sending}
            onClick={() => submit({ act: "hour.proposed", version, day, from: timeOf(from), minutes })}
          >
            {hourCopy.send}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={onClose}>
            {hourCopy.cancel}
          </Button>
        </>
      }
    >
      <TightWays missionId={id} hour={{ day, from: timeOf(from), minutes }} />
      {problem !== null && (
        <Banner
          tone="danger"
          announce="assertive"
          title={problem.fields[0]?.message ?? problemText(problem)}
        />
      )}
    </Dialog>
  );
}
