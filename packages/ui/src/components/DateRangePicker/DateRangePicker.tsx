import { parseDate } from "@internationalized/date";
import { type ReactNode, useId } from "react";
import { DateRangePicker as AriaDateRangePicker } from "react-aria-components/DateRangePicker";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AriaFieldLabel, FieldWords } from "../../internal/AriaField.tsx";
import {
  DateNumbers,
  dateFieldProps,
  dayBounds,
  MonthPopover,
  PickerFrame,
} from "../../internal/DateParts.tsx";
import type { FieldProps } from "../../internal/Field.tsx";
import { days, input, to } from "./DateRangePicker.css.ts";
import { SpanGrid } from "./SpanGrid.tsx";
import { spanError } from "./span-range.ts";

/** First and last days, `YYYY-MM-DD`; the same for a single day. */
export interface DateSpan {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends FieldProps {
  /** `null` while one of the two is not given. */
  value: DateSpan | null;
  onChange: (value: DateSpan | null) => void;
  /** First and last allowed days, `YYYY-MM-DD`; outside them the field says so, unless it has another error. */
  min?: string | undefined;
  max?: string | undefined;
  /** Says that a day inside the range cannot be had; a span cannot go over it. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
  onBlur?: (() => void) | undefined;
  /** Names under which a native form sends the two days. */
  startName?: string | undefined;
  endName?: string | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A first and a last day, typed or picked in a month. A single day: DatePicker. */
export function DateRangePicker(props: DateRangePickerProps): ReactNode {
  const { help, isDisabled, isReadOnly, value, onChange, min, max, isDayUnavailable } = props;
  const { startName, endName, isOpen, onOpenChange } = props;
  const id = useId();
  const error = props.error ?? spanError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDateRangePicker
        {...dateFieldProps(id, error, props)}
        granularity="day"
        value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
        onChange={(span) =>
          onChange(span ? { start: span.start.toString(), end: span.end.toString() } : null)
        }
        {...dayBounds(min, max)}
        {...(isDayUnavailable ? { isDateUnavailable: (day) => isDayUnavailable(day.toString()) } : {})}
        {...(startName ? { startName } : {})}
        {...(endName ? { endName } : {})}
        {...(isOpen === undefined ? {} : { isOpen })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <AriaFieldLabel {...props} />
        <PickerFrame error={error} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          <div className={days}>
            <DateNumbers slot="start" className={input} />
            <span className={to} aria-hidden="true">
              au
            </span>
            <DateNumbers slot="end" className={input} />
          </div>
        </PickerFrame>
        <FieldWords id={id} error={error} help={help} />
        <MonthPopover>
          <SpanGrid />
        </MonthPopover>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
