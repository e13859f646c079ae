import { type ReactElement, useSyncExternalStore } from "react";
import { currentMinute, onMinute } from "./minute-clock.ts";
import { fullDate, relativeWords } from "./relative-words.ts";

export interface RelativeTimeProps {
  /** The instant: an ISO date-time or ms since 1970. */
  instant: string | number;
  /** The present in ms. Without it the words follow the clock, and the server writes the whole date. */
  now?: number | undefined;
  /** `short` for tight places: « dans 5 h ». */
  style?: "long" | "short" | undefined;
}

/** How long ago or how soon, with the exact date on hover and for machines. */
export function RelativeTime({ instant, now, style = "long" }: RelativeTimeProps): ReactElement {
  const minute = useSyncExternalStore(onMinute, currentMinute, () => null);
  const time = typeof instant === "number" ? instant : Date.parse(instant);
  const present = now ?? minute;
  const exact = fullDate(time);
  return (
    <time dateTime={new Date(time).toISOString()} title={exact}>
      {present === null ? exact : relativeWords(time, present, style)}
    </time>
  );
}
