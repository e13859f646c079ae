import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Mission } from "@jobami/api/missions/contract";
import { missionsRoutes } from "@jobami/api/missions/routes";
import type { MissionProgress, ProgressBody } from "@jobami/api/progress/contract";
import { keepProgress } from "@jobami/api/progress/hooks";
import { type ProgressStep, progressRoutes } from "@jobami/api/progress/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { lazy, Suspense, useRef, useState } from "react";
import { useAheadWhenQuiet } from "../../../platform/ahead/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy, owedText, stepLabels } from "./copy.ts";
import { stepMachine } from "./progress.actors.ts";

const loadStepForm = async () => ({ default: (await import("./StepForm.tsx")).StepForm });
const StepForm = lazy(loadStepForm);

/** Steps that want more than a press. */
const stepsWithForm: ReadonlySet<ProgressStep> = new Set(["work.done", "changes.asked", "work.confirmed"]);

interface ProgressActsProps {
  progress: MissionProgress;
  mission: Mission;
  /** What the life cycle allows, in the order of the buttons. */
  steps: readonly ProgressStep[];
  /** The one to take next, where there is one. */
  primary: ProgressStep | null;
  /** A step went through. */
  onTaken: () => void;
}

/** What a side can declare now, with a form where a step wants more than a press. */
export function ProgressActs({ progress, mission, steps, primary, onTaken }: ProgressActsProps) {
  const { id, budgetType } = mission;
  const api = useApi();
  const readings = useReadings();
  const [open, setOpen] = useState<ProgressStep | null>(null);
  const [machine] = useState(() => stepMachine(api, id));
  const sent = useRef<ProgressStep | null>(null);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepProgress(readings, answer);
      if (answer.status === "confirmed") readings.readAgain(missionsRoutes.details, { id });
      setOpen(null);
      onTaken();
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(progressRoutes.read, { id }),
  });
  // Work is often done where the network is poor.
  useAheadWhenQuiet(
    loadStepForm,
    steps.some((step) => stepsWithForm.has(step)),
  );
  const shown = open !== null && steps.includes(open) ? open : null;
  function send(body: ProgressBody): void {
    sent.current = body.step;
    submit(body);
  }
  return (
    <Stack gap={4}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      {shown === null ? (
        <Inline gap={3} stackedBelow="tablet">
          {steps.map((step) => (
            <Button
              key={step}
              variant={step === primary ? "primary" : "secondary"}
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
    </Stack>
  );
}
