import type { ReactNode } from "react";
import { CalendarCell, RangeCalendar } from "react-aria-components/RangeCalendar";
import { Month } from "../../internal/Month.tsx";
import { cell, day } from "./DateRangePicker.css.ts";

/** One month to pick a first and a last day from; the picker around it gives value, range and keyboard. */
export function SpanGrid(): ReactNode {
  return (
    <RangeCalendar firstDayOfWeek="mon">
      <Month>
        {(date) => (
          <CalendarCell className={cell} date={date}>
            {({ formattedDate }) => <span className={day}>{formattedDate}</span>}
          </CalendarCell>
        )}
      </Month>
    </RangeCalendar>
  );
}
