import type { Dispute, DisputeActBody } from "@jobami/api/disputes/contract";
import { keepDispute } from "@jobami/api/disputes/hooks";
import { type DisputeAct, type DisputeSide, disputesRoutes } from "@jobami/api/disputes/routes";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { progressRoutes } from "@jobami/api/progress/routes";
import { allowedDisputeActs } from "@jobami/machines/missions/dispute";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { useEffect, useRef, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { ActForm } from "./ActForm.tsx";
import { acceptText, actLabels, doneTexts } from "./copy.ts";
import { actMachine } from "./disputes.actors.ts";
import * as css from "./disputes.css.ts";

/** What a side can do in a dispute: what the life cycle allows, each with its form. */
export function DisputeActs({ dispute, side }: { dispute: Dispute; side: DisputeSide }) {
  const { missionId: id, status, openedBy, offers, most } = dispute;
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => actMachine(api, id));
  const [open, setOpen] = useState<DisputeAct | null>(null);
  const [done, setDone] = useState<DisputeAct | null>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const left = useRef<DisputeAct | null>(null);
  const sent = useRef<DisputeAct | null>(null);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepDispute(readings, id, answer);
      readings.readAgain(progressRoutes.read, { id });
      readings.readAgain(missionsRoutes.details, { id });
      setOpen(null);
      setDone(sent.current);
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(disputesRoutes.read, { id }),
  });
  useEffect(() => {
    if (done !== null) confirmation.current?.focus();
  }, [done]);
  useEffect(() => {
    if (left.current === null) return;
    buttons.current?.querySelector<HTMLElement>(`[data-act="${left.current}"]`)?.focus();
    left.current = null;
  });
  const state = { status, openers: [openedBy], offers, most, decidedBy: null, decision: null };
  const acts = allowedDisputeActs(state, side);
  const offered = offers[side === "client" ? "jobbeur" : "client"];
  const shown = open !== null && acts.includes(open) ? open : null;
  function send(body: DisputeActBody): void {
    sent.current = body.act;
    setDone(null);
    submit(body);
  }
  return (
    <Stack gap={4}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      {shown === null ? (
        <Inline ref={buttons} gap={3} stackedBelow="tablet">
          {acts.map((act) => (
            <Button
              key={act}
              data-act={act}
              variant={act === "accept" ? "primary" : act === "withdraw" ? "ghost" : "secondary"}
              onClick={() => {
                edit();
                setOpen(act);
              }}
            >
              {act === "accept" && offered !== null ? acceptText(offered) : actLabels[act]}
            </Button>
          ))}
        </Inline>
      ) : (
        <ActForm
          key={shown}
          act={shown}
          dispute={dispute}
          offered={offered}
          isSending={isSending}
          fields={problem?.fields ?? []}
          onSend={send}
          onEdit={edit}
          onLeave={() => {
            edit();
            left.current = shown;
            setOpen(null);
          }}
        />
      )}
      <p ref={confirmation} role="status" tabIndex={-1} className={css.confirmation}>
        {done === null ? null : doneTexts[done]}
      </p>
    </Stack>
  );
}
