import { type ReactElement, useContext, useSyncExternalStore } from "react";
import { ClockContext } from "../../clock.ts";
import { minuteOf, onMinute } from "./minute-clock.ts";
import { fullDate, relativeText } from "./relative-text.ts";

export interface RelativeTimeProps {
  /** The instant: an ISO date-time or ms since 1970. */
  instant: string | number;
  /** The present in ms. Without it the text follows the clock of `ClockContext`; where there is none, and on the server, the whole date is written. */
  now?: number | undefined;
  /** `short` for tight places: « dans 5 h ». */
  style?: "long" | "short" | undefined;
}

/** How long ago or how soon, with the exact date on hover and for machines. */
export function RelativeTime({ instant, now, style = "long" }: RelativeTimeProps): ReactElement {
  const clock = useContext(ClockContext);
  const minute = useSyncExternalStore(
    onMinute,
    () => clock && minuteOf(clock.now()),
    () => null,
  );
  const time = typeof instant === "number" ? instant : Date.parse(instant);
  const present = now ?? minute;
  const exact = fullDate(time);
  return (
    // A minute may pass between the server's `now` and the browser's.
    <time dateTime={new Date(time).toISOString()} title={exact} suppressHydrationWarning>
      {present === null ? exact : relativeText(time, present, style)}
    </time>
  );
}
