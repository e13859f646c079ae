import {
  createToastStackMachine,
  type ToastView as StackedToast,
  toastStackView,
} from "@jobami/machines/flows/toast-stack";
import { ToastRegion, type ToastView } from "@jobami/ui/Toast";
import { useEffect } from "react";
import type { NoticeBoard } from "../world/notices.ts";
import { useFlow } from "../world/use-flow.ts";

const machine = createToastStackMachine({ now: Date.now });

/** The stack counts what is left, newest first; the region shows what has run, oldest first. */
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

/** The passing notices of the page: what is posted on the board, kept and timed by the stack. */
export function Toasts({ board }: { board: NoticeBoard }) {
  const [snapshot, send] = useFlow(machine, undefined, {} as never);
  useEffect(() => board.show((toast) => send({ type: "toast.pushed", toast })), [board, send]);
  return (
    <ToastRegion
      toasts={toastStackView(snapshot).map(shown).reverse()}
      onClose={(id) => send({ type: "toast.closed", id })}
      onPause={(id, by) => send({ type: "toast.held", id, by })}
      onResume={(id, by) => send({ type: "toast.released", id, by })}
    />
  );
}
