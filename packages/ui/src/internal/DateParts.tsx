import { parseDate } from "@internationalized/date";
import type { ReactNode } from "react";
import { DateInput, DateSegment } from "react-aria-components/DatePicker";
import { controlFrame } from "../styles/control-frame.css.ts";
import * as css from "../styles/date.css.ts";
import { field } from "../styles/field.css.ts";
import { describedBy, type FieldProps } from "./Field.tsx";

type Given = Pick<FieldProps, "help" | "isRequired" | "isDisabled" | "isReadOnly"> & {
  onBlur?: (() => void) | undefined;
};

/** What every field of dates or times hands to react-aria. */
export function dateFieldProps(id: string, error: string | undefined, given: Given) {
  return {
    className: field,
    shouldForceLeadingZeros: true,
    isInvalid: Boolean(error),
    isRequired: Boolean(given.isRequired),
    isDisabled: Boolean(given.isDisabled),
    isReadOnly: Boolean(given.isReadOnly),
    validationBehavior: "aria",
    "aria-describedby": describedBy(id, { help: given.help, error }) ?? "",
    ...(given.onBlur ? { onBlur: given.onBlur } : {}),
  } as const;
}

/** First and last allowed days, `YYYY-MM-DD`, as react-aria wants them. */
export function dayBounds(min: string | undefined, max: string | undefined) {
  return { minValue: min ? parseDate(min) : null, maxValue: max ? parseDate(max) : null };
}

type FrameState = Pick<FieldProps, "error" | "isDisabled" | "isReadOnly">;

/** What the box around a date or a time is drawn by. */
export function frameState({ error, isDisabled, isReadOnly }: FrameState) {
  return {
    "data-invalid": error ? "" : undefined,
    "data-disabled": isDisabled ? "" : undefined,
    "data-readonly": isReadOnly ? "" : undefined,
  };
}

/** The box around the parts of a date or a time. */
export function DateFrame(props: FrameState & { children: ReactNode }): ReactNode {
  return (
    <div className={`${controlFrame} ${css.frame}`} {...frameState(props)}>
      {props.children}
    </div>
  );
}

/** Day, month and year, or hour and minute, each a number of its own. */
export function DateNumbers({
  slot,
  className = css.input,
}: {
  slot?: string;
  className?: string;
}): ReactNode {
  return (
    <DateInput {...(slot ? { slot } : {})} className={className}>
      {(segment) => <DateSegment className={css.segment} segment={segment} />}
    </DateInput>
  );
}
