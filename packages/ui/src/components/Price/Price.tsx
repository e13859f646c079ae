import type { ReactElement } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Coin, formatJobis } from "../JobiAmount/index.ts";
import { formatEuros } from "./format-euros.ts";
import * as css from "./Price.css.ts";

const periods = {
  hour: { sign: "/h", text: " de l’heure" },
  day: { sign: "/j", text: " par jour" },
} as const;

type Amounts =
  | {
      /** Euros, two decimals at most. */
      euros: number;
      /** Whole Jobi, on top of the euros or alone. */
      jobis?: number;
    }
  | { euros?: undefined; jobis: number };

export type PriceProps = Amounts & {
  /** What one price pays for; leave out for the whole job. */
  per?: keyof typeof periods | undefined;
  /** Size of its text. */
  size?: "small" | "medium" | "large" | undefined;
};

/** A price in euros, Jobi or both: « 30 € + 4 Jobi » with a coin, « 22 €/h »; small and beside euros the coin is named where a pointer rests; assistive tools hear text. */
export function Price({ euros, jobis, per, size = "medium" }: PriceProps): ReactElement {
  const period = per && periods[per];
  const money = euros === undefined ? undefined : formatEuros(euros);
  const coins = jobis ? formatJobis(jobis) : euros === undefined ? "0" : undefined;
  // Beside euros the name may go to a line of its own.
  const name = money === undefined ? "\u00a0Jobi" : size === "small" ? "" : " Jobi";
  return (
    <span className={`${css.price} ${css.size[size]} ${money && coins ? css.both : ""}`}>
      <span aria-hidden="true" title={coins && `${coins}\u00a0Jobi`}>
        {money}
        {money && coins && " "}
        {coins && (
          <>
            <span className={css.part}>
              {money && "+\u00a0"}
              {coins}&nbsp;
              <Coin />
            </span>
            {name}
          </>
        )}
        {period?.sign}
      </span>
      <span className={visuallyHidden}>
        {[money, coins && `${coins}\u00a0Jobi`].filter(Boolean).join(" et ") + (period?.text ?? "")}
      </span>
    </span>
  );
}
