import {
  createToastStackMachine,
  type NoticeTime,
  toastStackView,
} from "@jobami/machines/notices/toast-stack";
import { ToastRegion } from "@jobami/ui/Toast";
import { useEffect, useRef } from "react";
import { systemClock } from "../clock/index.ts";
import { useFlow } from "../machine/index.ts";
import type { NoticeBoard } from "./notices.ts";
import { showPast } from "./past-notices.ts";
import { toastsShown } from "./toast.props.ts";

const machine = createToastStackMachine({ now: systemClock.now });

interface ToastsProps {
  board: NoticeBoard;
  /** How long the person wants them to stay; their own time until that is known. */
  time: NoticeTime | undefined;
  /** Who is before the page: what one was notified of is no one else’s to read again. */
  userId?: string | undefined;
}

/** The passing notices of the page: what is posted on the board, held and timed by the stack. */
export function Toasts({ board, time = "usual", userId }: ToastsProps) {
  const [snapshot, send] = useFlow(machine, undefined, {} as never);
  const lastUserId = useRef(userId);
  const { past } = snapshot.context;
  useEffect(() => send({ type: "time.chosen", time }), [time, send]);
  useEffect(() => {
    if (lastUserId.current !== undefined && lastUserId.current !== userId) send({ type: "person.left" });
    lastUserId.current = userId;
  }, [userId, send]);
  useEffect(() => board.show((toast) => send({ type: "toast.pushed", toast })), [board, send]);
  useEffect(() => showPast(past), [past]);
  return (
    <ToastRegion
      toasts={toastsShown(toastStackView(snapshot))}
      onClose={(id) => send({ type: "toast.closed", id })}
      onPause={(id, by) => send({ type: "toast.held", id, by })}
      onResume={(id, by) => send({ type: "toast.released", id, by })}
    />
  );
}
