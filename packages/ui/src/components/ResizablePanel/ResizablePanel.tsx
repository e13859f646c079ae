import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type ReactElement, type ReactNode, useId } from "react";
import { clampLength, type PanelBounds } from "./length.ts";
import * as css from "./ResizablePanel.css.ts";
import { Splitter } from "./Splitter.tsx";

/** Lengths in px. */
export interface PanelSize {
  width: number;
  height: number;
}

export interface ResizablePanelProps {
  /** What is resized, for assistive tools: « Notifications ». */
  label: string;
  /** Its width and height, in px; the owner keeps them. */
  size: PanelSize;
  /** A side without bounds cannot be changed. */
  bounds: { width?: PanelBounds | undefined; height?: PanelBounds | undefined };
  /** Every step of a drag and every key; always within the bounds. */
  onResize: (size: PanelSize) => void;
  /** The corner that stays in place, so that the edges across from it move. */
  anchor?: "top start" | "top end" | undefined;
  /** px an arrow key moves an edge. */
  step?: number | undefined;
  /** What the panel holds. */
  children: ReactNode;
}

/**
 * A panel whose edges can be moved: by dragging them, or from the keyboard by arrows, Home, End, and Enter, which folds
 * it to its smallest and back (APG window splitter). It never grows over the screen, whatever its size states.
 */
export function ResizablePanel(props: ResizablePanelProps): ReactElement {
  const { label, size, bounds, onResize, anchor = "top start", step = 16, children } = props;
  const id = useId();
  const isAtEnd = anchor === "top end";
  return (
    <div
      id={id}
      className={css.panel}
      style={assignInlineVars({ [css.width]: `${size.width}px`, [css.height]: `${size.height}px` })}
    >
      <div className={css.content}>{children}</div>
      {bounds.width ? (
        <Splitter
          axis="width"
          label={`Largeur\u00a0: ${label}`}
          panelId={id}
          length={clampLength(size.width, bounds.width)}
          bounds={bounds.width}
          direction={isAtEnd ? -1 : 1}
          step={step}
          onMove={(width) => onResize({ ...size, width })}
        />
      ) : null}
      {bounds.height ? (
        <Splitter
          axis="height"
          label={`Hauteur\u00a0: ${label}`}
          panelId={id}
          length={clampLength(size.height, bounds.height)}
          bounds={bounds.height}
          direction={1}
          step={step}
          onMove={(height) => onResize({ ...size, height })}
        />
      ) : null}
    </div>
  );
}
