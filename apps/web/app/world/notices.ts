import { createContext, use } from "react";

/** A passing notice in the words a person reads. `duration` is in ms, the stack's own when absent. */
export interface NoticeText {
  kind: "info" | "success" | "warning" | "error";
  title: string;
  message?: string;
  duration?: number;
}

/** Shows passing notices, given by the shell (or a story). */
export const NotifyContext = createContext<((notice: NoticeText) => void) | null>(null);

/** Shows a passing notice; throws outside the shell. */
export function useNotify(): (notice: NoticeText) => void {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error("useNotify is called outside NotifyContext");
  return notify;
}
