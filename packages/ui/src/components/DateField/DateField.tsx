import { type DateValue, parseDate } from "@internationalized/date";
import { type ReactNode, useId } from "react";
import { DateField as AriaDateField } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AriaFieldLabel, FieldMessages } from "../../internal/AriaField.tsx";
import { DateFrame, DateNumbers, dateFieldProps, dayBounds } from "../../internal/DateParts.tsx";
import { rangeError } from "../../internal/day-range.ts";
import type { FieldProps } from "../../internal/Field.tsx";
import { isWholeDay, useTyped } from "../../internal/typed-day.ts";

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or `null` while no whole date is given. */
  value: string | null;
  /** Asked for with the day, or `null` while it is not whole. */
  onChange: (value: string | null) => void;
  /** First allowed day, `YYYY-MM-DD`; outside the allowed ones the field states it, unless it has another error. */
  min?: string | undefined;
  /** Last allowed day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** Name under which a native form sends the value. */
  name?: string | undefined;
}

/** A day one knows by heart, typed as jj/mm/aaaa: a birthday, a date on a paper. To choose a day: DatePicker. */
export function DateField(props: DateFieldProps): ReactNode {
  const { help, isDisabled, isReadOnly, value, onChange, min, max, name } = props;
  const id = useId();
  const typed = useTyped<DateValue>(value ? parseDate(value) : null, isWholeDay, (day) =>
    onChange(day?.toString() ?? null),
  );
  const error = props.error ?? rangeError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDateField
        {...dateFieldProps(id, error, props)}
        granularity="day"
        {...typed}
        {...dayBounds(min, max)}
        {...(name ? { name } : {})}
      >
        <AriaFieldLabel {...props} />
        <DateFrame error={error} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          <DateNumbers />
        </DateFrame>
        <FieldMessages id={id} error={error} help={help} />
      </AriaDateField>
    </I18nProvider>
  );
}
