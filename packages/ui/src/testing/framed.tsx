import type { ReactElement, ReactNode } from "react";

/** A small window, `height` in px: what is fixed to the window stands in it instead. `zoom` makes room for what follows the real window’s width. */
export function Framed({
  height,
  zoom = 1,
  children,
}: {
  height: number;
  zoom?: number;
  children: ReactNode;
}): ReactElement {
  return (
    <div style={{ position: "relative", height, overflow: "hidden", contain: "layout paint", zoom }}>
      {children}
    </div>
  );
}
