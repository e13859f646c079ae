import { type DateValue, parseDate } from "@internationalized/date";
import { type ReactNode, useId } from "react";
import { DateRangePicker as AriaDateRangePicker } from "react-aria-components/DateRangePicker";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { DateNumbers } from "../../internal/DateParts.tsx";
import { type DayPickerOptions, DayPickerParts, dayPickerProps } from "../../internal/DayPickerParts.tsx";
import { isWholeDay, useTyped } from "../../internal/typed-day.ts";
import { days, input, to } from "./DateRangePicker.css.ts";
import { SpanGrid } from "./SpanGrid.tsx";
import { type DateSpan, spanError } from "./span-range.ts";

export interface DateRangePickerProps extends DayPickerOptions {
  /** `null` while one of the two is not given. */
  value: DateSpan | null;
  /** Asked for with both days, or `null` while one is not whole. */
  onChange: (value: DateSpan | null) => void;
  /** Names under which a native form sends the two days. */
  startName?: string | undefined;
  /** Name under which a native form sends the last day. */
  endName?: string | undefined;
}

/** A first and a last day, typed or picked in a month. A single day: DatePicker. */
export function DateRangePicker(props: DateRangePickerProps): ReactNode {
  const { value, onChange, min, max, startName, endName } = props;
  const id = useId();
  const typed = useTyped<{ start: DateValue; end: DateValue }>(
    value ? { start: parseDate(value.start), end: parseDate(value.end) } : null,
    ({ start, end }) => isWholeDay(start) && isWholeDay(end),
    (span) => onChange(span && { start: span.start.toString(), end: span.end.toString() }),
  );
  const error = props.error ?? spanError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDateRangePicker
        {...dayPickerProps(id, error, props)}
        {...typed}
        {...(startName ? { startName } : {})}
        {...(endName ? { endName } : {})}
      >
        <DayPickerParts {...props} id={id} error={error} month={<SpanGrid />}>
          <div className={days}>
            <DateNumbers slot="start" className={input} />
            <span className={to} aria-hidden="true">
              au
            </span>
            <DateNumbers slot="end" className={input} />
          </div>
        </DayPickerParts>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
