import { parseDate } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import { type ReactNode, useId } from "react";
import {
  DateRangePicker as AriaDateRangePicker,
  Button,
  DateInput,
  DateSegment,
  Group,
  Popover,
} from "react-aria-components/DateRangePicker";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AriaFieldLabel, FieldWords } from "../../internal/AriaField.tsx";
import { describedBy, type FieldProps } from "../../internal/Field.tsx";
import * as css from "../../styles/date.css.ts";
import { controlFrame, field } from "../../styles/field.css.ts";
import { dialog } from "../../styles/month.css.ts";
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

function Day({ slot }: { slot: "start" | "end" }): ReactNode {
  return (
    <DateInput slot={slot} className={input}>
      {(segment) => <DateSegment className={css.segment} segment={segment} />}
    </DateInput>
  );
}

/** A first and a last day, typed or picked in a month. A single day: DatePicker. */
export function DateRangePicker(props: DateRangePickerProps): ReactNode {
  const { help, isRequired, isDisabled, isReadOnly, value, onChange, min, max, isDayUnavailable } = props;
  const { onBlur, startName, endName, isOpen, onOpenChange } = props;
  const id = useId();
  const error = props.error ?? spanError(value, min, max);
  return (
    <I18nProvider locale="fr-FR">
      <AriaDateRangePicker
        className={field}
        granularity="day"
        shouldForceLeadingZeros
        value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
        onChange={(span) =>
          onChange(span ? { start: span.start.toString(), end: span.end.toString() } : null)
        }
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        isInvalid={Boolean(error)}
        isRequired={Boolean(isRequired)}
        isDisabled={Boolean(isDisabled)}
        isReadOnly={Boolean(isReadOnly)}
        validationBehavior="aria"
        aria-describedby={describedBy(id, { help, error }) ?? ""}
        {...(isDayUnavailable ? { isDateUnavailable: (day) => isDayUnavailable(day.toString()) } : {})}
        {...(startName ? { startName } : {})}
        {...(endName ? { endName } : {})}
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
          <div className={days}>
            <Day slot="start" />
            <span className={to} aria-hidden="true">
              au
            </span>
            <Day slot="end" />
          </div>
          <Button className={css.toggle}>
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
        <FieldWords id={id} error={error} help={help} />
        <Popover className={css.popover} offset={6}>
          <Dialog className={dialog}>
            <SpanGrid />
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
