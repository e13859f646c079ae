import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Mission } from "@jobami/api/missions/contract";
import { missionsRoutes } from "@jobami/api/missions/routes";
import type { MissionProgress, ProgressBody } from "@jobami/api/progress/contract";
import { keepProgress } from "@jobami/api/progress/hooks";
import { type ProgressStep, progressRoutes } from "@jobami/api/progress/routes";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { allowedProgressSteps } from "@jobami/machines/missions/mission-progress";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy, owedText, stepLabels, takenLabels } from "./copy.ts";
import { stepMachine } from "./progress.actors.ts";
import * as css from "./progress.css.ts";

const StepForm = lazy(async () => ({ default: (await import("./StepForm.tsx")).StepForm }));

/** Steps that want more than a press. */
const stepsWithForm: ReadonlySet<ProgressStep> = new Set(["work.done", "changes.asked", "work.confirmed"]);

interface ProgressActsProps {
  progress: MissionProgress;
  mission: Mission;
  side: ProposalSide;
}

/** What a side can declare now: the steps that the life cycle allows, those that want more in a form. */
export function ProgressActs({ progress, mission, side }: ProgressActsProps) {
  const { id, statut, budgetType } = mission;
  const api = useApi();
  const readings = useReadings();
  const [open, setOpen] = useState<ProgressStep | null>(null);
  const [taken, setTaken] = useState<ProgressStep | null>(null);
  const [machine] = useState(() => stepMachine(api, id));
  const confirmation = useRef<HTMLParagraphElement>(null);
  const sent = useRef<ProgressStep | null>(null);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepProgress(readings, answer);
      if (answer.status === "confirmed") readings.readAgain(missionsRoutes.details, { id });
      setOpen(null);
      setTaken(sent.current);
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(progressRoutes.read, { id }),
  });
  useEffect(() => {
    if (taken !== null) confirmation.current?.focus();
  }, [taken]);
  const steps = statut === "en_cours" ? allowedProgressSteps(progress, side) : [];
  // What no one declared done can be confirmed too, without being asked for.
  const isEarly = side === "client" && !["done", "changesAsked"].includes(progress.status);
  const shown = open !== null && steps.includes(open) ? open : null;
  function send(body: ProgressBody): void {
    sent.current = body.step;
    setTaken(null);
    submit(body);
  }
  return (
    <Stack gap={4}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      {progress.needsHours && side === "client" && statut === "en_cours" && (
        <p className={text.small}>{copy.hoursMissing}</p>
      )}
      {shown === null ? (
        <Inline gap={3} stackedBelow="tablet">
          {steps.map((step, place) => (
            <Button
              key={step}
              variant={place === steps.length - 1 && !isEarly ? "primary" : "secondary"}
              isPending={isSending && sent.current === step}
              isResting={isSending}
              pendingLabel={copy.sending}
              onClick={() => {
                edit();
                if (stepsWithForm.has(step)) setOpen(step);
                else send({ step });
              }}
            >
              {stepLabels[step]}
            </Button>
          ))}
        </Inline>
      ) : (
        <Suspense fallback={null}>
          <StepForm
            placeCode={mission.place.code}
            key={shown}
            step={shown}
            isHourly={budgetType === "horaire"}
            owed={owedText(progress)}
            isSending={isSending}
            fields={problem?.fields ?? []}
            onSend={send}
            onEdit={edit}
            onLeave={() => {
              edit();
              setOpen(null);
            }}
          />
        </Suspense>
      )}
      <p ref={confirmation} role="status" tabIndex={-1} className={css.confirmation}>
        {taken === null ? null : takenLabels[taken]}
      </p>
    </Stack>
  );
}
