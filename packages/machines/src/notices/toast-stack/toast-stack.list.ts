import type { NoticeTime } from "../../boundary/emitted.ts";
import type { NewToast, PastToast, Toast, ToastHold, ToastStackContext } from "./toast-stack.types.ts";

/** TOAST-03: how long a toast stays, in ms, unless it states otherwise. */
export const defaultDurationMs = 5000;
/** TOAST-05: how many toasts are visible at most. */
export const visibleToasts = 5;
/** How many toasts can be read again. */
export const pastToasts = 20;
/** A long time is this many times as long. WCAG 2.2.1 asks for ten. */
const longTimes = 10;
/** TOAST-08: time between two steps of the progress bars, in ms. */
export const progressEveryMs = 100;

/** What is left of a toast at an instant, in ms; null when it stays. */
export function leftAt(toast: Toast, now: number): number | null {
  if (toast.left === null || toast.runningSince === null) return toast.left;
  return Math.max(0, toast.left - Math.max(0, now - toast.runningSince));
}

/** How long a toast stays, in ms; null until it is closed. */
function durationOf({ duration = defaultDurationMs }: NewToast, time: NoticeTime): number | null {
  if (duration === null || time === "untilClosed") return null;
  return time === "long" ? duration * longTimes : duration;
}

function withPast(past: readonly PastToast[], { id, kind, title, message }: Toast, at: number): PastToast[] {
  return [{ id, kind, title, message, at }, ...past.filter((one) => one.id !== id)].slice(0, pastToasts);
}

/** Adds a toast; the oldest leave beyond the visible five [TOAST-06]. */
export function push(context: ToastStackContext, added: NewToast, now: number): Partial<ToastStackContext> {
  const duration = durationOf(added, context.time);
  const toast: Toast = {
    id: added.id ?? `toast-${context.named + 1}`,
    kind: added.kind,
    title: added.title,
    message: added.message ?? null,
    duration,
    left: duration,
    runningSince: now,
    heldBy: [],
  };
  const isKnown = context.toasts.some(({ id }) => id === toast.id);
  const toasts = isKnown
    ? context.toasts.map((old) => (old.id === toast.id ? toast : old))
    : [...context.toasts, toast].slice(-visibleToasts);
  const past = withPast(context.past, toast, now);
  return { toasts, past, named: context.named + (added.id === undefined ? 1 : 0) };
}

/** Stops the time of a toast; what is left is stored [TOAST-04]. */
export function hold(toasts: readonly Toast[], id: string, by: ToastHold, now: number): readonly Toast[] {
  return toasts.map((toast) =>
    toast.id !== id || toast.heldBy.includes(by)
      ? toast
      : { ...toast, left: leftAt(toast, now), runningSince: null, heldBy: [...toast.heldBy, by] },
  );
}

/** Lets the time of a toast run on once nothing holds it. */
export function release(toasts: readonly Toast[], id: string, by: ToastHold, now: number): readonly Toast[] {
  return toasts.map((toast) => {
    if (toast.id !== id || !toast.heldBy.includes(by)) return toast;
    const heldBy = toast.heldBy.filter((holder) => holder !== by);
    return { ...toast, heldBy, runningSince: heldBy.length === 0 ? now : null };
  });
}

/** The toasts that still have time at an instant. */
export function unended(toasts: readonly Toast[], now: number): readonly Toast[] {
  return toasts.filter((toast) => leftAt(toast, now) !== 0);
}

/** Time until the next toast ends, in ms; null when none runs. */
export function untilNextEnd(toasts: readonly Toast[], now: number): number | null {
  const lefts = toasts
    .filter((toast) => toast.runningSince !== null)
    .map((toast) => leftAt(toast, now))
    .filter((left) => left !== null);
  return lefts.length === 0 ? null : Math.min(...lefts);
}
