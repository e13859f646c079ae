import { Move } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { useMove } from "react-aria/useMove";
import * as css from "./Movable.css.ts";

/** So many px, or steps, to the right and down. */
export interface Way {
  x: number;
  y: number;
}

export interface MovableProps {
  /** What is moved; may be a link. */
  children: ReactNode;
  /** Names the handle: « Déplacer : Cours de maths ». */
  label: string;
  /** It was taken by its handle: arrow keys move it. */
  isTaken: boolean;
  /** The handle was pressed: it is to be moved by arrow keys. */
  onTake: () => void;
  /** One step by an arrow key. */
  onStep: (way: Way) => void;
  /** It is held by the pointer, so far from where it stands, in px. */
  onDrag: (way: Way, element: HTMLElement) => void;
  /** It stays where it was brought to. */
  onDrop: () => void;
  /** It goes back to where it was. */
  onLeave: () => void;
  /** Where it stands among others. */
  style?: CSSProperties | undefined;
}

const arrows: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Px from which on a press is a drag. */
const least = 5;

/** Something that is brought elsewhere: held by the pointer, or taken by its handle and moved by arrow keys. Its owner draws where it would stand. */
export function Movable(props: MovableProps): ReactNode {
  const { children, label, isTaken, onTake, onStep, onDrag, onDrop, onLeave, style } = props;
  const element = useRef<HTMLDivElement>(null);
  const way = useRef<Way>({ x: 0, y: 0 });
  const isHeld = useRef(false);
  const isByHandle = useRef(false);
  const { moveProps } = useMove({
    onMoveStart: () => {
      way.current = { x: 0, y: 0 };
    },
    onMove: ({ pointerType, deltaX, deltaY }) => {
      // A finger scrolls, unless it holds the handle.
      if (pointerType === "touch" && !isByHandle.current) return;
      way.current = { x: way.current.x + deltaX, y: way.current.y + deltaY };
      isHeld.current ||= Math.hypot(way.current.x, way.current.y) >= least;
      if (isHeld.current && element.current !== null) onDrag(way.current, element.current);
    },
    onMoveEnd: () => {
      if (isHeld.current) onDrop();
    },
  });

  function press(event: KeyboardEvent): void {
    if (!isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) onStep(arrow);
    else if (event.key === "Enter") onDrop();
    else if (event.key === "Escape") onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** The press that ends a drag follows no link; one by a key has no count. */
  function swallow(event: MouseEvent): void {
    if (!isHeld.current || event.detail === 0) return;
    isHeld.current = false;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, keys do on the handle.
    <div
      ref={element}
      className={css.movable}
      style={style}
      data-taken={isTaken || undefined}
      onPointerDownCapture={({ target }) => {
        isHeld.current = false;
        isByHandle.current = target instanceof Element && target.closest("button") !== null;
      }}
      onPointerDown={moveProps.onPointerDown}
      onClickCapture={swallow}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
      <button
        type="button"
        className={css.handle}
        aria-label={label}
        aria-pressed={isTaken}
        onClick={() => (isTaken ? onDrop() : onTake())}
        onKeyDown={press}
      >
        <Move size={14} />
      </button>
    </div>
  );
}
