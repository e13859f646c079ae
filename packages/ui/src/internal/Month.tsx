import { endOfWeek, startOfWeek } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, use } from "react";
import {
  Button,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from "react-aria-components/Calendar";
import { RangeCalendarStateContext } from "react-aria-components/RangeCalendar";
import { toggle } from "../styles/date.css.ts";
import * as css from "../styles/month.css.ts";

interface MonthProps {
  /** Draws one day. */
  children: ComponentProps<typeof CalendarGridBody>["children"];
}

/** A month with the way to the one before and after, inside a calendar of react-aria that gives value and keyboard. */
export function Month({ children }: MonthProps): ReactNode {
  const goInWeek = useWeekKeys();
  return (
    <>
      <div className={css.header}>
        <Button slot="previous" className={toggle}>
          <ChevronLeft size={20} strokeWidth={1.75} />
        </Button>
        <CalendarHeading className={css.month} />
        <Button slot="next" className={toggle}>
          <ChevronRight size={20} strokeWidth={1.75} />
        </Button>
      </div>
      <div onKeyDownCapture={goInWeek}>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{children}</CalendarGridBody>
        </CalendarGrid>
      </div>
    </>
  );
}

/** Home and End go to the ends of the week, as APG has it; react-aria's go to those of the month. */
function useWeekKeys(): (event: KeyboardEvent) => void {
  const single = use(CalendarStateContext);
  const span = use(RangeCalendarStateContext);
  return (event) => {
    const calendar = single ?? span;
    if (calendar === null || (event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    event.stopPropagation();
    const end = event.key === "Home" ? startOfWeek : endOfWeek;
    calendar.setFocusedDate(end(calendar.focusedDate, "fr-FR", "mon"));
  };
}
