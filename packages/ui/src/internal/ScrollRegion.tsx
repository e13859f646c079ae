import { type ReactElement, type ReactNode, type Ref, type RefObject, useCallback, useState } from "react";

interface ScrollRegionProps {
  /** Names the region while it can be scrolled. */
  label: string;
  className: string;
  /** Any CSS length. */
  maxHeight?: string | undefined;
  /** The box itself, for who follows its scroll. */
  boxRef?: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
}

/** A box that may scroll. While there is something to scroll to, it takes the focus, so that arrow keys reach the end. */
export function ScrollRegion({
  label,
  className,
  maxHeight,
  boxRef,
  children,
}: ScrollRegionProps): ReactElement {
  const [overflows, setOverflows] = useState(false);
  const watch: Ref<HTMLDivElement> = useCallback(
    (box: HTMLDivElement | null) => {
      if (boxRef) boxRef.current = box;
      if (!box) return undefined;
      const measure = () =>
        setOverflows(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(box);
      for (const child of box.children) observer.observe(child);
      return () => observer.disconnect();
    },
    [boxRef],
  );
  const reachable = overflows ? ({ role: "region", tabIndex: 0, "aria-label": label } as const) : {};
  return (
    <div ref={watch} className={className} style={maxHeight ? { maxHeight } : undefined} {...reachable}>
      {children}
    </div>
  );
}
