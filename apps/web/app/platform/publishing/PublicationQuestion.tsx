import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import type { ReactNode } from "react";
import { useOverlayLock } from "../overlays/index.ts";

interface PublicationQuestionProps {
  /** Names the lock that holds the page still. */
  lock: string;
  isOpen: boolean;
  /** It is on its way: neither asked again nor left. */
  isSending: boolean;
  /** The question. */
  title: string;
  /** Who is informed, and how. */
  consequence: string;
  labels: { confirm: string; sending: string; back: string };
  onConfirm: () => void;
  onLeave: () => void;
  /** What is published, or what cannot be taken back. */
  children: ReactNode;
}

/** Asks once more before everybody is informed. */
export function PublicationQuestion({
  lock,
  isOpen,
  isSending,
  title,
  consequence,
  labels,
  onConfirm,
  onLeave,
  children,
}: PublicationQuestionProps) {
  useOverlayLock(lock, isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onLeave}
      role="alertdialog"
      closesOnEscape={!isSending}
      title={title}
      description={consequence}
      actions={
        <>
          <Button isPending={isSending} pendingLabel={labels.sending} onClick={onConfirm}>
            {labels.confirm}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={onLeave}>
            {labels.back}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
