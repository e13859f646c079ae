import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Undo2, X } from "lucide-react";
import type { FocusEvent, ReactElement } from "react";
import { closeButton } from "../../styles/close.css.ts";
import { elapsed } from "../../styles/passing.css.ts";
import { Button } from "../Button/index.ts";
import * as css from "./UndoBar.css.ts";

export interface UndoView {
  /** What was done: « Notification supprimée ». */
  message: string;
  /** Share of its time that has run, from 0 to 1. */
  progress: number;
  /** Whole seconds left to undo it. */
  secondsLeft: number;
  isPaused: boolean;
}

export interface UndoBarProps {
  /** `null` while there is nothing to undo. Mount the bar once, empty: screen readers follow only what was there. */
  undo: UndoView | null;
  /** What was done is to be undone. */
  onUndo: () => void;
  /** It was read and may go; what was done stays done. */
  onDismiss: () => void;
  /** The pointer or the focus came upon it: its time should stop. */
  onPause: () => void;
  /** Both have left: its time may run on. */
  onResume: () => void;
  /** Text of the button that undoes. */
  undoLabel?: string | undefined;
  /** Names the close button for assistive tools. */
  dismissLabel?: string | undefined;
}

/** What was just done, and the way back while there is time. Keeps no time of its own. */
export function UndoBar(props: UndoBarProps): ReactElement {
  return (
    <section className={css.region} aria-label="Annulation" data-react-aria-top-layer="true">
      <div role="status">{props.undo ? <Bar {...props} undo={props.undo} /> : null}</div>
    </section>
  );
}

function Bar(props: UndoBarProps & { undo: UndoView }): ReactElement {
  const {
    undo,
    onUndo,
    onDismiss,
    onPause,
    onResume,
    undoLabel = "Annuler",
    dismissLabel = "Fermer",
  } = props;
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onResume();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: time stops while it is read; nothing is activated here.
    <div
      className={css.bar}
      data-paused={undo.isPaused || undefined}
      style={assignInlineVars({ [elapsed]: String(undo.progress) })}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={leave}
    >
      <p className={css.message}>{undo.message}</p>
      <span className={css.time} aria-hidden="true">
        {undo.isPaused ? "en pause" : `${undo.secondsLeft}\u00a0s`}
      </span>
      <Button variant="secondary" size="small" icon={<Undo2 />} onClick={onUndo}>
        {undoLabel}
      </Button>
      <button type="button" className={closeButton} aria-label={dismissLabel} onClick={onDismiss}>
        <X size={18} strokeWidth={1.75} />
      </button>
      <span className={css.line} aria-hidden="true" />
    </div>
  );
}
