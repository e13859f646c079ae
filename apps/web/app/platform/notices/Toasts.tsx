import { createToastStackMachine, toastStackView } from "@jobami/machines/notices/toast-stack";
import { ToastRegion } from "@jobami/ui/Toast";
import { useEffect } from "react";
import { systemClock } from "../clock/index.ts";
import { useFlow } from "../machine/index.ts";
import type { NoticeBoard } from "./notices.ts";
import { toastsShown } from "./toast.props.ts";

const machine = createToastStackMachine({ now: systemClock.now });

/** The passing notices of the page: what is posted on the board, held and timed by the stack. */
export function Toasts({ board }: { board: NoticeBoard }) {
  const [snapshot, send] = useFlow(machine, undefined, {} as never);
  useEffect(() => board.show((toast) => send({ type: "toast.pushed", toast })), [board, send]);
  return (
    <ToastRegion
      toasts={toastsShown(toastStackView(snapshot))}
      onClose={(id) => send({ type: "toast.closed", id })}
      onPause={(id, by) => send({ type: "toast.held", id, by })}
      onResume={(id, by) => send({ type: "toast.released", id, by })}
    />
  );
}
