import { visuallyHidden } from "@jobami/ui/styles";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { monthName, shortWeekday, weekday } from "./copy.ts";
import * as css from "./planning.css.ts";
import { addressOf, type DayContent } from "./planning-view.ts";

/** What views of days beside each other share. */
export interface DaysProps {
  days: readonly DayContent[];
  /** The day that the address names: the one that is reached by Tab. */
  day: string;
  today: string;
  /** Whether the focus goes along when the day changes. */
  follows: RefObject<boolean>;
}

interface DayLinkProps extends Pick<DaysProps, "day" | "today" | "follows"> {
  of: string;
  /** Whether its weekday is shown, not only announced. */
  hasWeekday?: boolean;
}

/** The name of a day among others, which leads to its list; arrow keys go from one to the next. */
export function DayLink({ of, day, today, follows, hasWeekday = false }: DayLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const isChosen = of === day;
  // With the day itself: a key that follows at once must not fall on the page.
  useLayoutEffect(() => {
    if (!isChosen || !follows.current) return;
    follows.current = false;
    ref.current?.focus();
  }, [isChosen, follows]);
  return (
    <Link
      ref={ref}
      className={css.dayLink}
      to={addressOf("liste", of)}
      tabIndex={isChosen ? 0 : -1}
      aria-current={of === today ? "date" : undefined}
      aria-describedby={isChosen ? "planning-keys" : undefined}
    >
      {hasWeekday ? (
        <span className={css.weekday}>{shortWeekday(of)}</span>
      ) : (
        <span className={visuallyHidden}>{weekday(of)} </span>
      )}
      <span className={css.date}>{Number(of.slice(8))}</span>
      <span className={visuallyHidden}> {monthName(of)}</span>
    </Link>
  );
}
