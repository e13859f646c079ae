import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./ProgressBar.css.ts";
import { share, shareText } from "./share.ts";

export interface ProgressBarProps {
  /** What goes on. */
  label: string;
  /** Hides the label from sight only; where the place states it already. */
  isLabelHidden?: boolean | undefined;
  /** How much is done; `null` while no one knows. */
  value: number | null;
  /** How much there is; 100 unless stated. */
  max?: number | undefined;
  /** In place of the per cent, seen and spoken: « 3 photos sur 5 ». */
  valueText?: string | undefined;
  /** How it ended, in icon and colour; the text states it too. */
  outcome?: "done" | "failed" | undefined;
  /** Height of the bar. */
  size?: keyof typeof css.size | undefined;
}

/** Work whose length is known, or that takes more than a few seconds. A short wait: Spinner; a known shape: Skeleton. */
export function ProgressBar(props: ProgressBarProps): ReactNode {
  const { label, isLabelHidden = false, value, max = 100, outcome, size = "medium" } = props;
  const id = useId();
  const done = value === null ? null : share(value, max);
  const text = props.valueText ?? (done === null ? undefined : shareText(done));
  return (
    <div className={css.progress} data-outcome={outcome}>
      <div className={isLabelHidden ? visuallyHidden : css.line}>
        <span id={id} className={css.label}>
          {outcome === "done" ? <CircleCheck size={18} /> : null}
          {outcome === "failed" ? <CircleAlert size={18} /> : null}
          {label}
        </span>
        {text ? (
          <span className={css.value} aria-hidden="true">
            {text}
          </span>
        ) : null}
      </div>
      <div
        role="progressbar"
        className={`${css.track} ${css.size[size]}`}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value === null ? undefined : Math.min(Math.max(value, 0), max)}
        aria-valuetext={text}
      >
        <div
          className={done === null ? css.unknown : css.bar}
          style={done === null ? undefined : { width: `${done * 100}%` }}
        />
      </div>
    </div>
  );
}
