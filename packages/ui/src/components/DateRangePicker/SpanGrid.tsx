import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from "react-aria-components/RangeCalendar";
import { toggle } from "../../styles/date.css.ts";
import * as month from "../../styles/month.css.ts";
import { cell, day } from "./DateRangePicker.css.ts";

/** One month to pick a first and a last day from; the picker around it gives value, range and keyboard. */
export function SpanGrid(): ReactNode {
  return (
    <RangeCalendar firstDayOfWeek="mon">
      <div className={month.header}>
        <Button slot="previous" className={toggle}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <CalendarHeading className={month.month} />
        <Button slot="next" className={toggle}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className={month.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={month.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell className={cell} date={date}>
              {({ formattedDate }) => <span className={day}>{formattedDate}</span>}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </RangeCalendar>
  );
}
