import type { NoticeKind, NoticeTime } from "../../boundary/emitted.ts";

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

/** A toast that was shown, to be read again. */
export interface PastToast extends Pick<Toast, "id" | "kind" | "title" | "message"> {
  /** When it came, in ms since 1970. */
  at: number;
}

export interface ToastStackContext {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** What was shown to this person, newest first, whether it is still seen or not. */
  past: readonly PastToast[];
  /** How long those that come from now on stay. */
  time: NoticeTime;
  /** How many toasts were named by the stack. */
  named: number;
  /** Instant that the progress bars show, in ms since 1970. */
  shownAt: number;
}

export type ToastStackEvent =
  | { type: "toast.pushed"; toast: NewToast }
  | { type: "toast.closed"; id: string }
  | { type: "time.chosen"; time: NoticeTime }
  /** Another person is before the page. */
  | { type: "person.left" }
  | { type: "toast.held"; id: string; by: ToastHold }
  | { type: "toast.released"; id: string; by: ToastHold };
