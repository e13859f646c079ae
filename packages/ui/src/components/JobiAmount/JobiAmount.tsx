import type { ReactElement } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Coin } from "./Coin.tsx";
import { formatJobis } from "./format-jobis.ts";
import * as css from "./JobiAmount.css.ts";

export interface JobiAmountProps {
  /** Whole Jobi; negative for what was spent. */
  amount: number;
  /** Writes + before a gain, for movements. */
  isSigned?: boolean | undefined;
  /** Size of its text; that of the text around it unless stated. */
  size?: "inherit" | "medium" | "large" | undefined;
}

/** An amount of Jobi: figures and coin for the eye, which are named where a pointer rests; « 24 Jobi » for assistive tools. */
export function JobiAmount({ amount, isSigned = false, size = "inherit" }: JobiAmountProps): ReactElement {
  const figures = formatJobis(amount, isSigned);
  return (
    <span className={`${css.amount} ${css.size[size]}`}>
      <span aria-hidden="true" title={`${figures}\u00a0Jobi`}>
        {figures}&nbsp;
        <Coin />
      </span>
      <span className={visuallyHidden}>{`${figures}\u00a0Jobi`}</span>
    </span>
  );
}
