import type { ReactElement } from "react";
import * as css from "./Logo.css.ts";

export interface LogoMarkProps {
  /** Side, as a CSS length or in px; drawn to hold from 16 px up. */
  size?: number | string | undefined;
  /** `mono` draws it in the current text colour alone. */
  tone?: "brand" | "mono" | undefined;
  /** What the mark stands for; leave out when the name is written beside it. */
  label?: string | undefined;
}

/** The mark: a J whose hook smiles, its dot a coin. */
export function LogoMark({ size = "1.57em", tone = "brand", label }: LogoMarkProps): ReactElement {
  return (
    <svg
      className={css.mark[tone]}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      focusable="false"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {tone === "brand" ? (
        <rect className={css.tile} width="64" height="64" rx="18" />
      ) : (
        <rect className={css.tileEdge} x="1.5" y="1.5" width="61" height="61" rx="17" />
      )}
      <path className={css.hook} d="M38 25v11.5C38 43.5 33.4 48 27.4 48c-5 0-8.7-2.7-10.4-7" />
      <circle className={css.coin[tone]} cx="38" cy="14.5" r="5.8" />
    </svg>
  );
}

export interface LogoProps {
  /** The name written beside the mark (configuration, never a constant). */
  name: string;
  /** Height of the mark and of the name beside it. */
  size?: "small" | "medium" | "large" | undefined;
  /** `mono` takes the colour of the text around it. */
  tone?: "brand" | "mono" | undefined;
}

/** Mark and name. Wrap it in a link yourself; its text is the link's name. */
export function Logo({ name, size = "medium", tone = "brand" }: LogoProps): ReactElement {
  return (
    <span className={`${css.logo} ${css.size[size]}`}>
      <LogoMark tone={tone} />
      <span className={css.name}>{name}</span>
    </span>
  );
}
