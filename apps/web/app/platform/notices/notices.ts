import { waitingNoticesAtMost } from "@jobami/machines/notices/toast-stack";
import { createContext, use } from "react";
import { want } from "../page/index.ts";

/** A passing notice with the text a person reads. `duration` is in ms, the stack's own when absent. */
export interface NoticeText {
  kind: "info" | "success" | "warning" | "error";
  title: string;
  message?: string | undefined;
  duration?: number | undefined;
}

/** Where notices are posted; they wait until a person shows them, twenty at most: the oldest give way [TOAST-09]. */
export interface NoticeBoard {
  post: (notice: NoticeText) => void;
  /** Shows what waits and what comes; returns how to stop. One shower at a time. */
  show: (shower: (notice: NoticeText) => void) => () => void;
}

/** An empty board. */
export function createNoticeBoard(): NoticeBoard {
  const waiting: NoticeText[] = [];
  let shower: ((notice: NoticeText) => void) | null = null;
  return {
    post: (notice) => {
      if (shower !== null) return shower(notice);
      want();
      waiting.push(notice);
      if (waiting.length > waitingNoticesAtMost) waiting.shift();
    },
    show: (next) => {
      shower = next;
      for (const notice of waiting.splice(0)) next(notice);
      return () => {
        if (shower === next) shower = null;
      };
    },
  };
}

/** Posts passing notices, given by the shell (or a story). */
export const NotifyContext = createContext<NoticeBoard["post"] | null>(null);

/** Posts a passing notice; throws outside the shell. */
export function useNotify(): NoticeBoard["post"] {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error("useNotify is called outside NotifyContext");
  return notify;
}
