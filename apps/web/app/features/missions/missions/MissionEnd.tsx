import { useJobiBalance } from "@jobami/api/jobi/hooks";
import type { Mission } from "@jobami/api/missions/contract";
import { useIsDisputed } from "@jobami/api/progress/hooks";
import { allowedMissionActions, cancellationCost } from "@jobami/machines/missions/mission";
import type { MissionClosingEvent, MissionClosingView } from "@jobami/machines/missions/mission-closing";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Fold } from "../../../platform/folds/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import {
  actionCopy,
  actionText,
  balanceText,
  copy,
  endsHere,
  noticeTexts,
  problemText,
} from "./closing.copy.ts";
import * as css from "./MissionEnd.css.ts";
import { useMissionClosing } from "./use-mission-closing.ts";

const Dialog = lazy(async () => ({ default: (await import("@jobami/ui/Dialog")).Dialog }));

/** How the owner ends a mission that no one was chosen for, or calls one off; nothing once it has ended by other means. */
export function MissionEnd({ mission }: { mission: Mission }) {
  const { view, send } = useMissionClosing(mission);
  const balance = useJobiBalance(true).data?.montant;
  const isDisputed = useIsDisputed(mission);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const isClosed = view.status === "closed";
  useEffect(() => {
    if (isClosed) confirmation.current?.focus();
  }, [isClosed]);
  if (isClosed)
    return (
      <p ref={confirmation} tabIndex={-1} className={css.confirmation}>
        {noticeTexts[view.action === "cancel" ? "MISSION_CANCELLED" : "MISSION_COMPLETED"]}.
      </p>
    );
  // A dispute ends it, or lets it go on.
  const isAlive = allowedMissionActions(mission, "owner").length > 0 && !isDisputed;
  if (!isAlive && view.problem === null) return null;
  const lead = mission.statut === "ouverte" ? copy.leadBefore : copy.leadAfter;
  const allowed = isAlive ? allowedMissionActions(mission, "owner", balance) : [];
  const offered = allowed.filter((action) => endsHere(action, mission.statut));
  return (
    <Fold id="fin" title={copy.title} isFolded={mission.statut !== "ouverte"}>
      <Stack gap={4}>
        {view.status === "idle" && view.problem !== null && (
          <Banner tone="danger" announce="assertive" title={problemText(view.problem)} />
        )}
        {isAlive && <p className={text.soft}>{offered.includes("cancel") ? lead : copy.noJobi}</p>}
        <Inline gap={3} stackedBelow="tablet">
          {offered.map((action) => (
            <Button
              key={action}
              variant={action === "complete" ? "secondary" : "ghost"}
              onClick={() => send({ type: "action.chosen", action })}
            >
              {actionCopy[action].button}
            </Button>
          ))}
        </Inline>
        {view.action !== null && (
          <Suspense fallback={null}>
            <Confirmation
              view={view}
              action={view.action}
              statut={mission.statut}
              balance={balance}
              send={send}
            />
          </Suspense>
        )}
      </Stack>
    </Fold>
  );
}

interface ConfirmationProps {
  view: MissionClosingView;
  action: NonNullable<MissionClosingView["action"]>;
  statut: Mission["statut"];
  balance: number | undefined;
  send: (event: MissionClosingEvent) => void;
}

function Confirmation({ view, action, statut, balance, send }: ConfirmationProps) {
  useOverlayLock("mission-end", true);
  const isSending = view.status === "sending";
  const isUnsent = view.status === "unsent";
  const leave = () => send({ type: "action.left" });
  const { title, button } = actionCopy[action];
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      description={
        <>
          {actionText(action, statut)}{" "}
          {action === "cancel" && balance !== undefined && balanceText(balance, cancellationCost)}
        </>
      }
      closesOnEscape={!isSending}
      onClose={leave}
      actions={
        <>
          <Button
            variant={action === "cancel" ? "danger" : "primary"}
            isPending={isSending}
            pendingLabel={copy.sending}
            onClick={() => send({ type: isUnsent ? "retry.requested" : "action.confirmed" })}
          >
            {isUnsent ? copy.retry : button}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={leave}>
            {isUnsent ? copy.later : copy.keep}
          </Button>
        </>
      }
    >
      {isUnsent && view.problem !== null && (
        <Banner tone="danger" announce="assertive" title={problemText(view.problem)} />
      )}
    </Dialog>
  );
}
