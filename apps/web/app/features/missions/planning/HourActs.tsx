import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { dayIn } from "@jobami/api/missions/days";
import { hasOneDay } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import type { HourBody, MissionHour } from "@jobami/api/planning/contract";
import { keepHour } from "@jobami/api/planning/hooks";
import { type HourAct, planningRoutes } from "@jobami/api/planning/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { useRef, useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { actLabels, hourCopy, proposeAnother } from "./copy.ts";
import { HourForm } from "./HourForm.tsx";
import { hourMachine } from "./planning.actors.ts";

interface HourActsProps {
  hour: MissionHour;
  /** What the life cycle allows, in the order of the buttons. */
  acts: readonly HourAct[];
  /** The one to do next, where there is one. */
  primary: HourAct | null;
  /** An act went through. */
  onDone: () => void;
}

/** What a side can do about the hour of a mission that was agreed on. */
export function HourActs({ hour, acts, primary, onDone }: HourActsProps) {
  const { missionId: id, placeCode, version, status } = hour;
  const api = useApi();
  const today = dayIn(zoneOf(placeCode), useClock().now());
  const readings = useReadings();
  const [machine] = useState(() => hourMachine(api, id));
  const [isOpen, setOpen] = useState(false);
  const sent = useRef<HourAct | null>(null);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepHour(readings, answer);
      setOpen(false);
      onDone();
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(planningRoutes.hour, { id }),
  });
  const proposeLabel = status === "open" ? actLabels["hour.proposed"] : proposeAnother;
  function send(body: Omit<HourBody, "version">): void {
    sent.current = body.act;
    submit({ ...body, version });
  }
  const formPaths = new Set(isOpen ? ["day", "from", "minutes"] : []);
  const isOfForm = problem?.fields.some(({ path }) => formPaths.has(path)) ?? false;
  return (
    <Stack gap={4}>
      {problem !== null && !isOfForm && (
        <Banner
          tone="danger"
          announce="assertive"
          title={problem.fields[0]?.message ?? problemText(problem)}
        />
      )}
      {isOpen ? (
        <HourForm
          title={proposeLabel}
          missionId={id}
          placeCode={placeCode}
          day={hour.day}
          hasDay={hasOneDay(hour)}
          isFirstOfSeveral={hour.endDay != null}
          today={today}
          before={hour.proposed ?? hour.agreed}
          isSending={isSending}
          fields={problem?.fields ?? []}
          onSend={(times) => send({ act: "hour.proposed", ...times })}
          onEdit={edit}
          onLeave={() => {
            edit();
            setOpen(false);
          }}
        />
      ) : (
        <Inline gap={3} stackedBelow="tablet">
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === primary ? "primary" : "secondary"}
              isPending={isSending && sent.current === act}
              isResting={isSending}
              pendingLabel={hourCopy.sending}
              onClick={() => {
                edit();
                if (act === "hour.proposed") setOpen(true);
                else send({ act });
              }}
            >
              {act === "hour.proposed" ? proposeLabel : actLabels[act]}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
