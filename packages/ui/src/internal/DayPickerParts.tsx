import type { DateValue } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Group, Popover } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { controlFrame } from "../styles/control-frame.css.ts";
import * as css from "../styles/date.css.ts";
import { dialog } from "../styles/month.css.ts";
import { AriaFieldLabel, FieldMessages } from "./AriaField.tsx";
import { dateFieldProps, dayBounds, frameState } from "./DateParts.tsx";
import type { FieldProps } from "./Field.tsx";

/** What a picker of days takes beside its value. */
export interface DayPickerOptions extends FieldProps {
  /** First allowed day, `YYYY-MM-DD`; outside the allowed ones the field states it, unless it has another error. */
  min?: string | undefined;
  /** Last allowed day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** States that a day inside the range cannot be had; a span cannot go over it. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** Whether the calendar is shown, where the owner keeps it. */
  isOpen?: boolean | undefined;
  /** The calendar was opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** What such a picker hands to react-aria of it. */
export function dayPickerProps(id: string, error: string | undefined, given: DayPickerOptions) {
  const { min, max, isDayUnavailable, isOpen, onOpenChange } = given;
  return {
    ...dateFieldProps(id, error, given),
    granularity: "day",
    ...dayBounds(min, max),
    ...(isDayUnavailable ? { isDateUnavailable: (day: DateValue) => isDayUnavailable(day.toString()) } : {}),
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  } as const;
}

interface DayPickerPartsProps extends FieldProps {
  id: string;
  /** What the button at the end of the box opens. */
  month: ReactNode;
  /** The numbers in the box. */
  children: ReactNode;
}

/** All that is seen of a picker of days: its label, its box, its text and the month that it opens. */
export function DayPickerParts({ id, month, children, ...field }: DayPickerPartsProps): ReactNode {
  return (
    <>
      <AriaFieldLabel {...field} />
      <Group className={`${controlFrame} ${css.frame} ${css.frameWithButton}`} {...frameState(field)}>
        {children}
        <Button className={css.toggle}>
          <CalendarDays size={20} strokeWidth={1.75} />
        </Button>
      </Group>
      <FieldMessages id={id} error={field.error} help={field.help} />
      <Popover className={css.popover} offset={6}>
        <Dialog className={dialog}>{month}</Dialog>
      </Popover>
    </>
  );
}
