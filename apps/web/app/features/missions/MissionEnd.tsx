import { useJobiBalance } from "@jobami/api/jobi/hooks";
import type { Mission } from "@jobami/api/missions/contract";
import type { MissionClosingEvent, MissionClosingView } from "@jobami/machines/flows/mission-closing";
import { allowedMissionActions, cancellationCost } from "@jobami/machines/lifecycles/mission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { heading, text } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useHoldsFloor } from "../../world/floor.ts";
import { actionWords, balanceWords, noticeWords, problemWords, words } from "./closing.copy.ts";
import * as css from "./MissionEnd.css.ts";
import { useMissionClosing } from "./use-mission-closing.ts";

const Dialog = lazy(async () => ({ default: (await import("@jobami/ui/Dialog")).Dialog }));

/** How the owner ends a mission, as done or cancelled; nothing once it has ended by other means. */
export function MissionEnd({ mission }: { mission: Mission }) {
  const { view, send } = useMissionClosing(mission);
  const balance = useJobiBalance(true).data?.montant;
  const told = useRef<HTMLParagraphElement>(null);
  const isClosed = view.status === "closed";
  useEffect(() => {
    if (isClosed) told.current?.focus();
  }, [isClosed]);
  if (isClosed)
    return (
      <p ref={told} tabIndex={-1} className={css.told}>
        {noticeWords[view.action === "cancel" ? "MISSION_CANCELLED" : "MISSION_COMPLETED"]}.
      </p>
    );
  const isAlive = allowedMissionActions(mission, "owner").length > 0;
  if (!isAlive && view.problem === null) return null;
  const offered = allowedMissionActions(mission, "owner", balance);
  return (
    <section className={css.end} aria-labelledby="mission-end">
      <h2 id="mission-end" className={heading[3]}>
        {words.title}
      </h2>
      {view.status === "idle" && view.problem !== null && (
        <Banner tone="danger" announce="assertive" title={problemWords(view.problem)} />
      )}
      {isAlive && <p className={text.soft}>{offered.includes("cancel") ? words.lead : words.noJobi}</p>}
      <div className={css.actions}>
        {offered.map((action) => (
          <Button
            key={action}
            variant={action === "complete" ? "secondary" : "ghost"}
            onClick={() => send({ type: "action.chosen", action })}
          >
            {actionWords[action].button}
          </Button>
        ))}
      </div>
      {view.action !== null && (
        <Suspense fallback={null}>
          <Confirmation view={view} action={view.action} balance={balance} send={send} />
        </Suspense>
      )}
    </section>
  );
}

interface ConfirmationProps {
  view: MissionClosingView;
  action: NonNullable<MissionClosingView["action"]>;
  balance: number | undefined;
  send: (event: MissionClosingEvent) => void;
}

function Confirmation({ view, action, balance, send }: ConfirmationProps) {
  useHoldsFloor("mission-end", true);
  const isSending = view.status === "sending";
  const isUnsent = view.status === "unsent";
  const leave = () => send({ type: "action.left" });
  const { title, text: what, button } = actionWords[action];
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      description={
        <>
          {what} {action === "cancel" && balance !== undefined && balanceWords(balance, cancellationCost)}
        </>
      }
      closesOnEscape={!isSending}
      onClose={leave}
      actions={
        <>
          <Button
            variant={action === "cancel" ? "danger" : "primary"}
            isPending={isSending}
            pendingLabel={words.sending}
            onClick={() => send({ type: isUnsent ? "retry.requested" : "action.confirmed" })}
          >
            {isUnsent ? words.retry : button}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={leave}>
            {isUnsent ? words.later : words.keep}
          </Button>
        </>
      }
    >
      {isUnsent && view.problem !== null && (
        <Banner tone="danger" announce="assertive" title={problemWords(view.problem)} />
      )}
    </Dialog>
  );
}
