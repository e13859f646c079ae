import { parseDate } from "@internationalized/date";
import { type ReactNode, useId } from "react";
import { DatePicker as AriaDatePicker } from "react-aria-components/DatePicker";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AriaFieldLabel, FieldWords } from "../../internal/AriaField.tsx";
import {
  DateNumbers,
  dateFieldProps,
  dayBounds,
  MonthPopover,
  PickerFrame,
} from "../../internal/DateParts.tsx";
import { rangeError } from "../../internal/day-range.ts";
import type { FieldProps } from "../../internal/Field.tsx";
import { MonthGrid } from "./MonthGrid.tsx";

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD`, or `null` while no whole date is given. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** First and last allowed days, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Says that a day inside the range cannot be had. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
  onBlur?: (() => void) | undefined;
  /** Name under which a native form sends the value. */
  name?: string | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A day, typed as jj/mm/aaaa or picked in a month. For one of a few days (today, tomorrow) prefer RadioGroup. */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { help, isDisabled, isReadOnly, value, onChange, min, max, isDayUnavailable } = props;
  const { name, isOpen, onOpenChange } = props;
  const id = useId();
  const error = props.error ?? rangeError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDatePicker
        {...dateFieldProps(id, error, props)}
        granularity="day"
        value={value ? parseDate(value) : null}
        onChange={(day) => onChange(day ? day.toString() : null)}
        {...dayBounds(min, max)}
        {...(isDayUnavailable ? { isDateUnavailable: (day) => isDayUnavailable(day.toString()) } : {})}
        {...(name ? { name } : {})}
        {...(isOpen === undefined ? {} : { isOpen })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <AriaFieldLabel {...props} />
        <PickerFrame error={error} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          <DateNumbers />
        </PickerFrame>
        <FieldWords id={id} error={error} help={help} />
        <MonthPopover>
          <MonthGrid />
        </MonthPopover>
      </AriaDatePicker>
    </I18nProvider>
  );
}
