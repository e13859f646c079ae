import { Star } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { controlState, FieldError, type FieldProps, FieldWord, helpBelow } from "../../internal/Field.tsx";
import { fieldLabel } from "../../styles/field.css.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./Rating.css.ts";

const defaultLabels = ["Très décevant", "Décevant", "Correct", "Bien", "Très bien"];

export interface RatingProps extends Omit<FieldProps, "isReadOnly"> {
  /** 1 to 5 stars; `null` while none is given. */
  value: number | null;
  /** A number of stars was chosen. */
  onChange: (stars: number) => void;
  /** The focus has left the stars. */
  onBlur?: (() => void) | undefined;
  /** Shared by the stars; the number is sent with a form. */
  name?: string | undefined;
  /** What one star to five stars mean, seen beside the stars and spoken with each. */
  labels?: readonly string[] | undefined;
  /** Id of the group, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
  /** The first star, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const count = (stars: number) => (stars > 1 ? `${stars} étoiles` : "1 étoile");

/** An opinion in one to five stars: five radio buttons drawn as stars. To show an average: Stars. */
export function Rating(props: RatingProps): ReactNode {
  const { label, isLabelHidden, help, error, value, onChange, onBlur, isDisabled, isRequired } = props;
  const { labels = defaultLabels } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const name = props.name ?? id;
  return (
    <div
      id={id}
      role="radiogroup"
      className={css.rating}
      aria-labelledby={`${id}-label`}
      {...controlState(id, { isRequired, help, error })}
      aria-disabled={isDisabled || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <p id={`${id}-label`} className={isLabelHidden ? visuallyHidden : fieldLabel}>
        {label}
        <FieldWord {...props} />
      </p>
      <div className={css.line}>
        <div className={css.stars} data-invalid={error ? "" : undefined}>
          {labels.map((meaning, index) => {
            const stars = index + 1;
            return (
              <label
                key={meaning}
                className={css.star}
                data-on={value !== null && stars <= value ? "" : undefined}
              >
                <input
                  ref={index === 0 ? props.ref : undefined}
                  type="radio"
                  className={css.radio}
                  name={name}
                  value={stars}
                  checked={value === stars}
                  disabled={isDisabled}
                  onChange={() => onChange(stars)}
                />
                <Star strokeWidth={1.5} />
                <span className={visuallyHidden}>{`${count(stars)}\u00a0: ${meaning}`}</span>
              </label>
            );
          })}
        </div>
        <span className={css.meaning} aria-hidden="true">
          {value === null ? "" : labels[value - 1]}
        </span>
      </div>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {helpBelow(id, help)}
    </div>
  );
}
