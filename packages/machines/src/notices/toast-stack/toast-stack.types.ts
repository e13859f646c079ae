import type { NoticeKind } from "../../boundary/emitted.ts";

/** What keeps a toast from ending: the pointer over it, or the keyboard focus inside it. */
export type ToastHold = "pointer" | "focus";

/** A toast to show. `duration` is in ms, the stack's own when absent; null stays until closed. A known `id` is replaced in place. */
export interface NewToast {
  id?: string | undefined;
  kind: NoticeKind;
  title: string;
  message?: string | undefined;
  duration?: number | null | undefined;
}

export interface Toast {
  id: string;
  kind: NoticeKind;
  title: string;
  message: string | null;
  /** In ms; null stays until closed. */
  duration: number | null;
  /** What is left, in ms, counted at `runningSince`, or held as it is. */
  left: number | null;
  /** Since when `left` runs down, in ms since 1970; null while held. */
  runningSince: number | null;
  heldBy: readonly ToastHold[];
}

export interface ToastStackContext {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** How many toasts were named by the stack. */
  named: number;
  /** Instant that the progress bars show, in ms since 1970. */
  shownAt: number;
}

export type ToastStackEvent =
  | { type: "toast.pushed"; toast: NewToast }
  | { type: "toast.closed"; id: string }
  | { type: "toast.held"; id: string; by: ToastHold }
  | { type: "toast.released"; id: string; by: ToastHold };
