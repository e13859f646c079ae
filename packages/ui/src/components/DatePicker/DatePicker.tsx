import { parseDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { type ReactNode, useId } from "react";
import {
  DatePicker as AriaDatePicker,
  Button,
  DateInput,
  DateSegment,
  Group,
  Popover,
} from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AriaFieldLabel, FieldWords } from "../../internal/AriaField.tsx";
import { rangeError } from "../../internal/day-range.ts";
import { describedBy, type FieldProps } from "../../internal/Field.tsx";
import * as css from "../../styles/date.css.ts";
import { controlFrame, field } from "../../styles/field.css.ts";
import { dialog } from "../../styles/month.css.ts";
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
  const { help, isRequired, isDisabled, isReadOnly, value, onChange, min, max, isDayUnavailable } = props;
  const { onBlur, name, isOpen, onOpenChange } = props;
  const id = useId();
  const error = props.error ?? rangeError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDatePicker
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
        {...(isDayUnavailable ? { isDateUnavailable: (day) => isDayUnavailable(day.toString()) } : {})}
        {...(name ? { name } : {})}
        {...(onBlur ? { onBlur } : {})}
        {...(isOpen === undefined ? {} : { isOpen })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <AriaFieldLabel {...props} />
        <Group
          className={`${controlFrame} ${css.frame} ${css.frameWithButton}`}
          data-invalid={error ? "" : undefined}
          data-disabled={isDisabled ? "" : undefined}
          data-readonly={isReadOnly ? "" : undefined}
        >
          <DateInput className={css.input}>
            {(segment) => <DateSegment className={css.segment} segment={segment} />}
          </DateInput>
          <Button className={css.toggle}>
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
        <FieldWords id={id} error={error} help={help} />
        <Popover className={css.popover} offset={6}>
          <Dialog className={dialog}>
            <MonthGrid />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  );
}
