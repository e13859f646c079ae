import type { ToastView as StackedToast } from "@jobami/machines/notices/toast-stack";
import type { ToastView } from "@jobami/ui/Toast";

function shown({ id, kind, title, message, isPaused, progress }: StackedToast): ToastView {
  return {
    id,
    type: kind,
    title: message === null ? undefined : title,
    message: message ?? title,
    progress: progress === null ? 0 : 1 - progress,
    isPaused,
  };
}

/** The stack counts what is left, newest first; the region shows what has run, oldest first. */
export function toastsShown(stack: readonly StackedToast[]): ToastView[] {
  return stack.map(shown).reverse();
}
