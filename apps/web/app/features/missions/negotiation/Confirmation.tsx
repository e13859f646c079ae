import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import type { Decision, Note } from "@jobami/machines/proposals/proposal-negotiation";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { useState } from "react";
import { JobiShortage } from "../../../entities/price/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy, decisionCopy, decisionText } from "./copy.ts";
import { RefusalFields } from "./RefusalFields.tsx";

const withoutNote: Note = { reason: null, text: "" };

interface ConfirmationProps {
  decision: Decision;
  /** What is decided on, and on which side of it the reader is. */
  proposal: Proposal | null;
  side: ProposalSide;
  /** What was written for a refusal before. */
  note: Note | null;
  send: (event: { type: "decision.confirmed"; note?: Note } | { type: "decision.left" }) => void;
}

/** Asks once more before a decision, and states what it leads to; a refusal may leave a word. */
export function Confirmation({ decision, proposal, side, note: written, send }: ConfirmationProps) {
  useOverlayLock("negotiation", true);
  const [note, setNote] = useState(written ?? withoutNote);
  const { title, confirm } = decisionCopy[decision];
  const isRefusal = decision === "reject";
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size={isRefusal ? "medium" : "small"}
      title={title}
      description={decisionText(decision, proposal, side)}
      onClose={() => send({ type: "decision.left" })}
      actions={
        <>
          <Button
            variant={decision === "accept" || decision === "confirm" ? "primary" : "danger"}
            onClick={() => send({ type: "decision.confirmed", ...(isRefusal ? { note } : {}) })}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: "decision.left" })}>
            {copy.back}
          </Button>
        </>
      }
    >
      {isRefusal && <RefusalFields note={note} onChange={setNote} />}
      {decision === "accept" && side === "client" && proposal !== null && <JobiShortage price={proposal} />}
    </Dialog>
  );
}
