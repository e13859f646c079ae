import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import {
  Button,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { toggle } from "../styles/date.css.ts";
import * as css from "../styles/month.css.ts";

interface MonthProps {
  /** Draws one day. */
  children: ComponentProps<typeof CalendarGridBody>["children"];
}

/** A month with the way to the one before and after, inside a calendar of react-aria that gives value and keyboard. */
export function Month({ children }: MonthProps): ReactNode {
  return (
    <>
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
          {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{children}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
