import { type ReactNode, useEffect } from "react";
import { announce } from "../../announce.ts";
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

/** What is there sooner is stated by coming, in ms. */
const statedAfterMs = 500;
/** How many groups stand on the page: it is stated once for all of them. */
let groups = 0;
let statement: ReturnType<typeof setTimeout>;

/** Shapes that stand for content being loaded; states it, once for all that the page waits for at a time. */
export function SkeletonGroup({
  label = "Chargement en cours…",
  children,
}: {
  label?: string | undefined;
  children: ReactNode;
}): ReactNode {
  useEffect(() => {
    groups += 1;
    if (groups === 1) statement = setTimeout(announce, statedAfterMs, label);
    return () => {
      groups -= 1;
      if (groups === 0) clearTimeout(statement);
    };
  }, [label]);
  return (
    <div aria-busy="true">
      <span className={visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}
