import { parseDate } from "@internationalized/date";
import { type ReactNode, useId } from "react";
import { DateField as AriaDateField, DateInput, DateSegment } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AriaFieldLabel, FieldWords } from "../../internal/AriaField.tsx";
import { rangeError } from "../../internal/day-range.ts";
import { describedBy, type FieldProps } from "../../internal/Field.tsx";
import * as css from "../../styles/date.css.ts";
import { controlFrame, field } from "../../styles/field.css.ts";

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or `null` while no whole date is given. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** First and last allowed days, `YYYY-MM-DD`; outside them the field says so, unless it has another error. */
  min?: string | undefined;
  max?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Name under which a native form sends the value. */
  name?: string | undefined;
}

/** A day one knows by heart, typed as jj/mm/aaaa: a birthday, a date on a paper. To choose a day: DatePicker. */
export function DateField(props: DateFieldProps): ReactNode {
  const { help, isRequired, isDisabled, isReadOnly, value, onChange, min, max, onBlur, name } = props;
  const id = useId();
  const error = props.error ?? rangeError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDateField
        className={field}
        granularity="day"
        shouldForceLeadingZeros
        value={value ? parseDate(value) : null}
        onChange={(day) => onChange(day ? day.toString() : null)}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        isInvalid={Boolean(error)}
        isRequired={Boolean(isRequired)}
        isDisabled={Boolean(isDisabled)}
        isReadOnly={Boolean(isReadOnly)}
        validationBehavior="aria"
        aria-describedby={describedBy(id, { help, error }) ?? ""}
        {...(name ? { name } : {})}
        {...(onBlur ? { onBlur } : {})}
      >
        <AriaFieldLabel {...props} />
        <div
          className={`${controlFrame} ${css.frame}`}
          data-invalid={error ? "" : undefined}
          data-disabled={isDisabled ? "" : undefined}
          data-readonly={isReadOnly ? "" : undefined}
        >
          <DateInput className={css.input}>
            {(segment) => <DateSegment className={css.segment} segment={segment} />}
          </DateInput>
        </div>
        <FieldWords id={id} error={error} help={help} />
      </AriaDateField>
    </I18nProvider>
  );
}
