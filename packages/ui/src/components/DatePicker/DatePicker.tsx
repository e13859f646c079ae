import { type DateValue, parseDate } from "@internationalized/date";
import { type ReactNode, useId } from "react";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { DateNumbers } from "../../internal/DateParts.tsx";
import { type DayPickerOptions, DayPickerParts, dayPickerProps } from "../../internal/DayPickerParts.tsx";
import { rangeError } from "../../internal/day-range.ts";
import { isWholeDay, useTyped } from "../../internal/typed-day.ts";
import { MonthGrid } from "./MonthGrid.tsx";

export interface DatePickerProps extends DayPickerOptions {
  /** `YYYY-MM-DD`, or `null` while no whole date is given. */
  value: string | null;
  /** Asked for with the day, or `null` while it is not whole. */
  onChange: (value: string | null) => void;
  /** Name under which a native form sends the value. */
  name?: string | undefined;
}

/** A day, typed as jj/mm/aaaa or picked in a month. For one of a few days (today, tomorrow) prefer RadioGroup. */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { value, onChange, min, max, name } = props;
  const id = useId();
  const typed = useTyped<DateValue>(value ? parseDate(value) : null, isWholeDay, (day) =>
    onChange(day?.toString() ?? null),
  );
  const error = props.error ?? rangeError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDatePicker {...dayPickerProps(id, error, props)} {...typed} {...(name ? { name } : {})}>
        <DayPickerParts {...props} id={id} error={error} month={<MonthGrid />}>
          <DateNumbers />
        </DayPickerParts>
      </AriaDatePicker>
    </I18nProvider>
  );
}
