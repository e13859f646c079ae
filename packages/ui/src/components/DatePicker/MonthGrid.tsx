import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { toggle } from "../../styles/date.css.ts";
import * as css from "../../styles/month.css.ts";

/** One month to pick a day from; the date picker around it gives value, range and keyboard. */
export function MonthGrid(): ReactNode {
  return (
    <Calendar firstDayOfWeek="mon">
      <div className={css.header}>
        <Button slot="previous" className={toggle}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
        <CalendarHeading className={css.month} />
        <Button slot="next" className={toggle}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className={css.day} date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
