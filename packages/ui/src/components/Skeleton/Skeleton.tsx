import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { shape as shapes, width as widths } from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** The real shape of what is coming. */
  shape?: keyof typeof shapes | undefined;
  /** How much of a line the awaited text will fill. */
  width?: keyof typeof widths | undefined;
}

/** One shape of a skeleton; silent. Put shapes in the layout of the real thing, inside one SkeletonGroup. */
export function Skeleton({ shape = "text", width = "full" }: SkeletonProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={shape === "circle" || shape === "icon" ? shapes[shape] : `${shapes[shape]} ${widths[width]}`}
    />
  );
}

/** Shapes that stand for content being loaded; states it once. */
export function SkeletonGroup({
  label = "Chargement en cours…",
  children,
}: {
  label?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <div aria-busy="true">
      <span role="status" className={visuallyHidden}>
        {label}
      </span>
      {children}
    </div>
  );
}
