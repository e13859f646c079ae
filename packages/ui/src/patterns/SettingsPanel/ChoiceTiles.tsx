import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import * as css from "./ChoiceTiles.css.ts";

interface ChoiceTilesProps<Value extends string> {
  title: string;
  help?: string | undefined;
  /** Choices in order, with the text of each. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
  /** Shows how a choice appears; decorative. */
  picture: (value: Value) => ReactNode;
  width: keyof typeof css.tiles;
}

/** One of a few appearances, each a picture with its text: native radios, so that arrows and screen readers are the browser’s. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>): ReactNode {
  const { title, help, choices, value, onChoose, picture, width } = props;
  const id = useId();
  return (
    <div
      className={css.group}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={help ? `${id}-help` : undefined}
    >
      <div>
        <p id={`${id}-title`} className={css.legend}>
          {title}
        </p>
        {help ? (
          <p id={`${id}-help`} className={css.help}>
            {help}
          </p>
        ) : null}
      </div>
      <div className={css.tiles[width]}>
        {(Object.entries(choices) as [Value, string][]).map(([choice, labels]) => (
          <label key={choice} className={css.tile}>
            <input
              type="radio"
              className={css.radio}
              name={id}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            <span className={css.picture} aria-hidden="true">
              {picture(choice)}
            </span>
            <span className={css.textBlock}>{labels}</span>
            <span className={css.tick} aria-hidden="true">
              <Check size={16} strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
