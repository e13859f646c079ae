import { type ReactNode, useId } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Label } from "react-aria-components/Label";
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { FieldMessages } from "../../internal/AriaField.tsx";
import { describedBy, type FieldProps } from "../../internal/Field.tsx";
import { fieldLabel } from "../../styles/field.css.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./Slider.css.ts";

/** Two ends of a span, the lesser first. */
export type Span = [from: number, to: number];

export interface SliderProps<Value extends number | Span>
  extends Pick<FieldProps, "label" | "isLabelHidden" | "help" | "error" | "isDisabled"> {
  /** A number, or two for a span. */
  value: Value;
  /** Asked for at every move. */
  onChange: (value: Value) => void;
  /** Once, when a thumb is let go or a key has moved it: the time to ask a server. */
  onChangeEnd?: ((value: Value) => void) | undefined;
  /** The least that can be chosen. */
  min?: number | undefined;
  /** The most that can be chosen. */
  max?: number | undefined;
  /** How far a key moves it. */
  step?: number | undefined;
  /** How values are written and spoken: `{ style: "unit", unit: "kilometer" }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Names of the two thumbs of a span. */
  thumbLabels?: readonly [string, string] | undefined;
  /** Under which a native form sends the value; two names for a span. */
  names?: readonly [string, string?] | undefined;
}

/** About how much, between two ends: a radius, a budget. An exact number: NumberField or MoneyField. */
export function Slider<Value extends number | Span>(props: SliderProps<Value>): ReactNode {
  const { label, isLabelHidden, help, error, value, onChange, onChangeEnd, format, names } = props;
  const { min = 0, max = 100, step = 1, isDisabled = false, thumbLabels = ["Au moins", "Au plus"] } = props;
  const id = useId();
  const isSpan = Array.isArray(value);
  const thumbs = isSpan ? [0, 1] : [0];
  const about = describedBy(id, { help, error });
  return (
    <I18nProvider locale="fr-FR">
      <AriaSlider
        className={css.slider}
        value={value as number | number[]}
        onChange={(next) => onChange(next as Value)}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={isDisabled}
        {...(format ? { formatOptions: format } : {})}
        {...(onChangeEnd ? { onChangeEnd: (next) => onChangeEnd(next as Value) } : {})}
      >
        <div className={css.line}>
          <Label className={isLabelHidden ? visuallyHidden : fieldLabel}>{label}</Label>
          <SliderOutput className={css.output}>
            {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(" – ")}
          </SliderOutput>
        </div>
        <SliderTrack className={css.track} data-invalid={error ? "" : undefined}>
          {({ state }) => {
            const from = isSpan ? state.getThumbPercent(0) : 0;
            const to = state.getThumbPercent(isSpan ? 1 : 0);
            return (
              <>
                <div className={css.rail} />
                <div
                  className={css.fill}
                  data-from-start={isSpan ? undefined : ""}
                  style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
                />
                {thumbs.map((index) => (
                  <SliderThumb
                    key={index}
                    index={index}
                    className={css.thumb}
                    {...(about ? { "aria-describedby": about } : {})}
                    {...(isSpan ? { "aria-label": thumbLabels[index] ?? "" } : {})}
                    {...(names?.[index] ? { name: names[index] } : {})}
                    isInvalid={Boolean(error)}
                  />
                ))}
              </>
            );
          }}
        </SliderTrack>
        <FieldMessages id={id} error={error} help={help} />
      </AriaSlider>
    </I18nProvider>
  );
}
