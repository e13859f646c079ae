import { parseTime } from "@internationalized/date";
import { Clock } from "lucide-react";
import { type ReactNode, useId } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { TimeField as AriaTimeField } from "react-aria-components/TimeField";
import { AriaFieldLabel, FieldMessages } from "../../internal/AriaField.tsx";
import { DateFrame, DateNumbers, dateFieldProps } from "../../internal/DateParts.tsx";
import type { FieldProps } from "../../internal/Field.tsx";
import { clock } from "./TimeField.css.ts";
import { timeRangeError } from "./time-range.ts";

export interface TimeFieldProps extends FieldProps {
  /** `HH:mm` on a clock of 24 hours, or `null` while no whole time is given. */
  value: string | null;
  /** Asked for with the time, or `null` while it is not whole. */
  onChange: (value: string | null) => void;
  /** First allowed time of a day, `HH:mm`; outside the allowed ones the field states it, unless it has another error. */
  min?: string | undefined;
  /** Last allowed time, `HH:mm`. */
  max?: string | undefined;
  /** The focus has left the field. */
  onBlur?: (() => void) | undefined;
  /** Name under which a native form sends the value. */
  name?: string | undefined;
}

/** A time of day, typed as hh:mm. For a moment of the day (morning, evening) prefer RadioGroup. */
export function TimeField(props: TimeFieldProps): ReactNode {
  const { help, isDisabled, isReadOnly, value, onChange, min, max, name } = props;
  const id = useId();
  const error = props.error ?? timeRangeError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaTimeField
        {...dateFieldProps(id, error, props)}
        granularity="minute"
        hourCycle={24}
        value={value ? parseTime(value) : null}
        onChange={(time) => onChange(time ? time.toString().slice(0, 5) : null)}
      >
        <AriaFieldLabel {...props} />
        <DateFrame error={error} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          <DateNumbers />
          <Clock className={clock} size={20} strokeWidth={1.75} />
        </DateFrame>
        {name ? <input type="hidden" name={name} value={value ?? ""} /> : null}
        <FieldMessages id={id} error={error} help={help} />
      </AriaTimeField>
    </I18nProvider>
  );
}
