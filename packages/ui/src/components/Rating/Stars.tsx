import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { text } from "../../styles/text.css.ts";
import { averageText, countText, tenths } from "./average.ts";
import * as css from "./Stars.css.ts";

export interface StarsProps {
  /** An average, 0 to 5; shown and spoken with one decimal. */
  value: number;
  /** How many opinions it is made of; shown when given. */
  count?: number | undefined;
  /** One star and the figure, for lists. */
  isCompact?: boolean | undefined;
}

/** An average of stars, to read: « 4,8 · 86 avis ». To give stars: Rating. */
export function Stars({ value, count, isCompact = false }: StarsProps): ReactNode {
  const figure = tenths(value);
  return (
    <span className={css.line}>
      <span className={visuallyHidden}>{averageText(value, count)}</span>
      <span className={`${css.line} ${css.spaced}`} aria-hidden="true">
        {isCompact ? (
          <Star className={css.full} size={16} strokeWidth={1.5} />
        ) : (
          <span className={css.line}>
            {[1, 2, 3, 4, 5].map((place) => (
              <span key={place} className={css.line}>
                <Star className={text.faint} size={18} strokeWidth={1.5} />
                <span
                  className={`${css.line} ${css.part}`}
                  style={{ width: `${Math.min(Math.max(value - place + 1, 0), 1) * 100}%` }}
                >
                  {/* Cut off where its part ends, never made smaller. */}
                  <Star className={css.full} size={18} strokeWidth={1.5} style={{ maxWidth: "none" }} />
                </span>
              </span>
            ))}
          </span>
        )}
        <span className={text.strong}>{figure}</span>
        {count === undefined ? null : <span className={text.faint}>{`· ${countText(count, "\u00a0")}`}</span>}
      </span>
    </span>
  );
}
