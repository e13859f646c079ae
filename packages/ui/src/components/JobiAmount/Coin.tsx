import type { ReactElement } from "react";
import * as css from "./JobiAmount.css.ts";

/** The Jobi coin, as tall as the figures beside it. Decoration: state the unit as text. */
export function Coin(): ReactElement {
  return (
    <svg className={css.coin} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={css.disc} cx="12" cy="12" r="11" />
      <path className={css.letter} d="M14.6 6.6v6.3c0 2.9-1.7 4.5-4 4.5-1.8 0-3.1-.9-3.7-2.4" />
    </svg>
  );
}
