import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { dayIn } from "@jobami/api/missions/days";
import { zoneOf } from "@jobami/api/places/zones";
import type { HourBody, MissionHour } from "@jobami/api/planning/contract";
import { keepHour } from "@jobami/api/planning/hooks";
import { type HourAct, planningRoutes } from "@jobami/api/planning/routes";
import { allowedHourActs } from "@jobami/machines/planning/mission-hour";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { useEffect, useRef, useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { actLabels, doneTexts, hourCopy, proposeAnother } from "./copy.ts";
import { HourForm } from "./HourForm.tsx";
import { hourMachine } from "./planning.actors.ts";
import * as css from "./planning.css.ts";

/** What a side can do about the hour: what the life cycle allows. */
export function HourActs({ hour }: { hour: MissionHour }) {
  const { missionId: id, placeCode, version, side, status } = hour;
  const api = useApi();
  const today = dayIn(zoneOf(placeCode), useClock().now());
  const readings = useReadings();
  const [machine] = useState(() => hourMachine(api, id));
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<HourAct | null>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const sent = useRef<HourAct | null>(null);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepHour(readings, answer);
      setOpen(false);
      setDone(sent.current);
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(planningRoutes.hour, { id }),
  });
  useEffect(() => {
    if (done !== null) confirmation.current?.focus();
  }, [done]);
  const acts = allowedHourActs(hour, side);
  function send(body: Omit<HourBody, "version">): void {
    sent.current = body.act;
    setDone(null);
    submit({ ...body, version });
  }
  const [main] = acts;
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
          missionId={id}
          placeCode={placeCode}
          day={hour.day}
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
              variant={act === main && act !== "hour.withdrawn" ? "primary" : "secondary"}
              isPending={isSending && sent.current === act}
              isResting={isSending}
              pendingLabel={hourCopy.sending}
              onClick={() => {
                edit();
                if (act === "hour.proposed") setOpen(true);
                else send({ act });
              }}
            >
              {act === "hour.proposed" && status !== "open" ? proposeAnother : actLabels[act]}
            </Button>
          ))}
        </Inline>
      )}
      <p ref={confirmation} role="status" tabIndex={-1} className={css.confirmation}>
        {done === null ? null : doneTexts[done]}
      </p>
    </Stack>
  );
}
