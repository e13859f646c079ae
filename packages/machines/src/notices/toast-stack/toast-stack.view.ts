import type { SnapshotFrom } from "xstate";
import { leftAt } from "./toast-stack.list.ts";
import type { ToastStackMachine } from "./toast-stack.machine.ts";
import type { Toast } from "./toast-stack.types.ts";

/** A toast as it is shown. */
export interface ToastView extends Pick<Toast, "id" | "kind" | "title" | "message"> {
  isPaused: boolean;
  /** What is left of its time, 1 at the beginning and 0 at the end; null when it stays until closed. */
  progress: number | null;
}

/** The visible toasts, newest first. */
export function toastStackView({ context }: Pick<SnapshotFrom<ToastStackMachine>, "context">): ToastView[] {
  return context.toasts
    .map((toast) => {
      const left = leftAt(toast, context.shownAt);
      return {
        id: toast.id,
        kind: toast.kind,
        title: toast.title,
        message: toast.message,
        isPaused: toast.runningSince === null,
        progress: left === null || toast.duration === null ? null : left / toast.duration,
      };
    })
    .reverse();
}
