import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Skeleton, SkeletonGroup } from "../Skeleton/index.ts";
import * as css from "./Stat.css.ts";

/** How a figure moved since an earlier one. */
export interface StatChange {
  direction: "up" | "down" | "same";
  /** By how much, since when: « 12 % sur 30 jours ». */
  text: string;
  /** Whether that is welcome; more refusals are up and bad. */
  meaning: keyof typeof css.change;
}

export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure, already written for people; `null` while it is loaded. */
  value: ReactNode;
  /** How much it went up or down, and since when. */
  change?: StatChange | undefined;
  /** Where it comes from or what it means, in one line; `null` while it is loaded with the figure: its line is reserved. */
  help?: string | null | undefined;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Size of the figure. */
  size?: keyof typeof css.size | undefined;
}

const moves = {
  up: { Icon: ArrowUpRight, word: "en hausse" },
  down: { Icon: ArrowDownRight, word: "en baisse" },
  same: { Icon: ArrowRight, word: "stable" },
} as const;

/** One figure that counts, with what it means and how it moved. */
export function Stat({ label, value, change, help, icon, size = "medium" }: StatProps): ReactNode {
  return (
    <div className={css.stat}>
      <p className={css.label}>
        {icon}
        {label}
      </p>
      {value === null ? (
        <SkeletonGroup>
          <span className={css.skeleton}>
            <Skeleton shape="title" />
          </span>
        </SkeletonGroup>
      ) : (
        <p className={`${css.value} ${css.size[size]}`}>{value}</p>
      )}
      {change && value !== null ? <Change {...change} /> : null}
      {help === null ? <p className={css.help}>{"\u00a0"}</p> : null}
      {help ? <p className={css.help}>{help}</p> : null}
    </div>
  );
}

function Change({ direction, text, meaning }: StatChange): ReactNode {
  const { Icon, word } = moves[direction];
  return (
    <p className={css.change[meaning]}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <span className={visuallyHidden}>{word}, </span>
        {text}
      </span>
    </p>
  );
}
