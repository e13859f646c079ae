import { assignInlineVars } from "@vanilla-extract/dynamic";
import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import type { FocusEvent, ReactElement } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { elapsed } from "../../styles/passing.css.ts";
import * as css from "./Toast.css.ts";

const types = {
  success: { Icon: CircleCheck, word: "Succès" },
  error: { Icon: CircleX, word: "Erreur" },
  warning: { Icon: TriangleAlert, word: "Attention" },
  info: { Icon: Info, word: "Information" },
} as const;

export interface ToastView {
  id: string;
  type: keyof typeof types;
  title?: string | undefined;
  message: string;
  /** Share of its time that has run, from 0 to 1. */
  progress: number;
  isPaused: boolean;
}

/** What holds a toast back. */
export type ToastHolder = "pointer" | "focus";

export interface ToastProps {
  /** What it says, and how much of its time is over. */
  toast: ToastView;
  /** It was read and may go, by its id. */
  onClose: (id: string) => void;
  /** The pointer or the focus came upon it: its time should stop. */
  onPause: (id: string, by: ToastHolder) => void;
  /** One of them has left: its time may run on once neither holds it. */
  onResume: (id: string, by: ToastHolder) => void;
  /** Names the close button for assistive tools. */
  closeLabel?: string | undefined;
}

/** One passing notification. Keeps no time of its own: it shows the progress it is given. */
export function Toast({ toast, onClose, onPause, onResume, closeLabel }: ToastProps): ReactElement {
  const { id, type, title, message, progress, isPaused } = toast;
  const { Icon, word } = types[type];
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onResume(id, "focus");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: time stops while it is read; nothing is activated here.
    <div
      className={`${css.toast} ${css.type[type]}`}
      role={type === "error" ? "alert" : undefined}
      data-paused={isPaused || undefined}
      style={assignInlineVars({ [elapsed]: String(progress) })}
      onPointerEnter={() => onPause(id, "pointer")}
      onPointerLeave={() => onResume(id, "pointer")}
      onFocus={() => onPause(id, "focus")}
      onBlur={leave}
    >
      <Icon className={css.icon} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.textBlock}>
        <span className={visuallyHidden}>{`${word}\u00a0: `}</span>
        {title && <p className={css.title}>{title}</p>}
        <p className={css.message} data-alone={!title || undefined}>
          {message}
        </p>
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={closeLabel ?? "Fermer la notification"}
        onClick={() => onClose(id)}
      >
        <X size={18} strokeWidth={1.75} />
      </button>
      <span className={css.bar} aria-hidden="true" />
    </div>
  );
}
