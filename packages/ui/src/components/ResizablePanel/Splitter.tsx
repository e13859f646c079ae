import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from "react";
import { clampLength, type PanelBounds } from "./length.ts";
import * as css from "./ResizablePanel.css.ts";

interface SplitterProps {
  axis: "width" | "height";
  label: string;
  panelId: string;
  /** Current length in px. */
  length: number;
  bounds: PanelBounds;
  /** 1 when moving right or down makes the panel larger, -1 when it makes it smaller. */
  direction: 1 | -1;
  step: number;
  onMove: (length: number) => void;
}

const arrows: Record<SplitterProps["axis"], Readonly<Record<string, number>>> = {
  width: { ArrowLeft: -1, ArrowRight: 1 },
  height: { ArrowUp: -1, ArrowDown: 1 },
};

/** A movable edge of a panel. */
export function Splitter(props: SplitterProps): ReactElement {
  const { axis, label, panelId, length, bounds, direction, step, onMove } = props;
  const drag = useRef<{ at: number; length: number } | undefined>(undefined);
  const beforeFold = useRef(bounds.max);
  const move = (to: number) => {
    const allowed = clampLength(to, bounds);
    if (allowed !== length) onMove(allowed);
  };
  /** The screen may show less than the length that was asked for; a dragged edge moves from where it is seen. */
  const shown = ({ currentTarget }: PointerEvent<HTMLElement>) =>
    Math.min(length, Math.round(currentTarget.parentElement?.getBoundingClientRect()[axis] ?? length));
  const place = (event: PointerEvent) => (axis === "width" ? event.clientX : event.clientY);

  const fold = () => {
    if (length > bounds.min) beforeFold.current = length;
    move(length > bounds.min ? bounds.min : beforeFold.current);
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[axis][event.key];
    if (arrow !== undefined) move(length + arrow * direction * step);
    else if (event.key === "Home") move(bounds.min);
    else if (event.key === "End") move(bounds.max);
    else if (event.key === "Enter") fold();
    else return;
    event.preventDefault();
  };

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: place(event), length: shown(event) };
  };
  const pull = (event: PointerEvent) => {
    if (drag.current) move(drag.current.length + (place(event) - drag.current.at) * direction);
  };
  const release = () => {
    drag.current = undefined;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget with a value, which <hr> is not.
    <div
      role="separator"
      tabIndex={0}
      className={css.splitter[axis]}
      data-direction={direction}
      aria-label={label}
      aria-controls={panelId}
      aria-orientation={axis === "width" ? "vertical" : "horizontal"}
      aria-valuenow={length}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      aria-valuetext={`${length} pixels`}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
    />
  );
}
