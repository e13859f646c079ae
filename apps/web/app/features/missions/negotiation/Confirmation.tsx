import type { Decision } from "@jobami/machines/proposals/proposal-negotiation";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy, decisionCopy } from "./copy.ts";

/** Asks once more before a decision, and states what it leads to. */
export function Confirmation({
  decision,
  what,
  send,
}: {
  decision: Decision;
  /** What it leads to, in a sentence. */
  what: string;
  send: (event: { type: "decision.confirmed" } | { type: "decision.left" }) => void;
}) {
  useOverlayLock("negotiation", true);
  const { title, confirm } = decisionCopy[decision];
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      description={what}
      onClose={() => send({ type: "decision.left" })}
      actions={
        <>
          <Button
            variant={decision === "accept" || decision === "confirm" ? "primary" : "danger"}
            onClick={() => send({ type: "decision.confirmed" })}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: "decision.left" })}>
            {copy.back}
          </Button>
        </>
      }
    />
  );
}
