const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** An instant in ms, rounded down to the minute so that it is stable between two beats. */
export function minuteOf(instant: number): number {
  return Math.floor(instant / minute) * minute;
}

/** Calls back every minute; one timer serves the whole page. Returns the way to stop. */
export function onMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
