import type { ReactElement } from "react";
import { latePart, useLatePart } from "../../internal/late-part.ts";
import { Button } from "../Button/index.ts";
import { InlineAlert } from "../InlineAlert/index.ts";
import * as css from "./ConfirmDialog.css.ts";

export interface ConfirmDialogProps {
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean;
  /** The question, with what it is about: « Supprimer la mission « Tailler une haie » ? ». */
  title: string;
  /** What is lost, each briefly; named because nothing brings it back. */
  losses: readonly [string, ...string[]];
  /** The deed, not « OK »: « Supprimer la mission ». */
  confirmLabel: string;
  /** The way out that loses nothing. */
  cancelLabel?: string | undefined;
  /** The person agreed. */
  onConfirm: () => void;
  /** Asked for by its button, Esc, or when the dialog cannot be fetched; the owner decides. */
  onCancel: () => void;
  /** The deed is under way: it can neither be pressed again nor left. */
  isPending?: boolean | undefined;
  /** Why it could not be done; the question stays. */
  error?: string | undefined;
}

const dialog = latePart(async () => (await import("../Dialog/Dialog.tsx")).Dialog);

/**
 * Asks before something is destroyed, and names what is lost. The focus begins on keeping it. What can be undone is
 * simply done, with an UndoBar.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  const { isOpen, title, losses, confirmLabel, cancelLabel = "Annuler", onConfirm, onCancel, error } = props;
  const { isPending = false } = props;
  const Dialog = useLatePart(dialog, isOpen, onCancel);
  if (!Dialog) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      closesOnEscape={!isPending}
      title={title}
      description={<Losses losses={losses} />}
      actions={
        <>
          <Button variant="danger" isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {error ? <InlineAlert tone="danger">{error}</InlineAlert> : null}
    </Dialog>
  );
}

function Losses({ losses }: Pick<ConfirmDialogProps, "losses">): ReactElement {
  if (losses.length === 1) return <p>{losses[0]}</p>;
  return (
    <ul className={css.losses}>
      {losses.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}
