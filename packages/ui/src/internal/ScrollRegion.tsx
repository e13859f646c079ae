import { type ReactElement, type ReactNode, type Ref, useCallback, useState } from "react";

interface ScrollRegionProps {
  /** Names the region while it can be scrolled. */
  label: string;
  className: string;
  children?: ReactNode;
}

/** A box that may scroll. While there is something to scroll to, it takes the focus, so that arrow keys reach the end. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps): ReactElement {
  const [overflows, setOverflows] = useState(false);
  const watch: Ref<HTMLDivElement> = useCallback((box: HTMLDivElement | null) => {
    if (!box) return undefined;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const reachable = overflows ? ({ role: "region", tabIndex: 0, "aria-label": label } as const) : {};
  return (
    <div ref={watch} className={className} {...reachable}>
      {children}
    </div>
  );
}
