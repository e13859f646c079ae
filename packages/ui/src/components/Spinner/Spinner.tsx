import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { ring, size as sizes, spinner, textBlock } from "./Spinner.css.ts";

export interface SpinnerProps {
  /** What is awaited, as text. Always read out; shown beside the ring with `isLabelVisible`. */
  label?: string | undefined;
  /** Shows the label beside the ring. */
  isLabelVisible?: boolean | undefined;
  /** Diameter of the ring. */
  size?: "small" | "medium" | "large" | undefined;
}

/** A short wait of unknown length. For the shape of what is coming, prefer Skeleton; inside a button, `isPending`. */
export function Spinner({
  label = "Chargement en cours…",
  isLabelVisible = false,
  size = "medium",
}: SpinnerProps): ReactNode {
  return (
    <span role="status" className={`${spinner} ${sizes[size]}`}>
      <span className={ring} aria-hidden="true" />
      <span className={isLabelVisible ? textBlock : visuallyHidden}>{label}</span>
    </span>
  );
}
