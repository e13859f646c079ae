import type { ReactNode } from "react";
import { Calendar, CalendarCell } from "react-aria-components/Calendar";
import { Month } from "../../internal/Month.tsx";
import { day } from "../../styles/month.css.ts";

/** One month to pick a day from; the date picker around it gives value, range and keyboard. */
export function MonthGrid(): ReactNode {
  return (
    <Calendar firstDayOfWeek="mon">
      <Month>{(date) => <CalendarCell className={day} date={date} />}</Month>
    </Calendar>
  );
}
