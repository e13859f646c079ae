import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as css from "./Gallery.css.ts";
import type { GalleryLabels, GalleryProps } from "./gallery.props.ts";

/** Px from which on a finger that is lifted has swiped. */
const leastSwipe = 48;

interface ViewerProps extends GalleryProps {
  at: number;
  labels: GalleryLabels;
  onTurn: (to: number | null) => void;
}

/** One picture, large over the page, with the way to the others. */
export function GalleryViewer({
  label,
  pictures,
  at,
  labels,
  renderActions,
  onTurn,
}: ViewerProps): ReactNode {
  const last = pictures.length - 1;
  const [isZoomed, setZoomed] = useState(false);
  const from = useRef<number | null>(null);
  const step = (to: number) => {
    if (to < 0 || to > last || to === at) return;
    setZoomed(false);
    onTurn(to);
  };
  function press(event: KeyboardEvent): void {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    // Zoomed, arrows scroll the picture.
    if (to === undefined || isZoomed || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(to);
  }
  function lift({ clientX }: PointerEvent): void {
    const way = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (Math.abs(way) >= leastSwipe) step(way < 0 ? at + 1 : at - 1);
  }
  const picture = pictures[at];
  if (picture === undefined) return null;
  const count = labels.place(at + 1, pictures.length);
  return (
    <Dialog isOpen title={label} size="large" onClose={() => onTurn(null)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a finger or an arrow key does here, the buttons do too. */}
      <div onKeyDown={press}>
        <div
          className={css.frame}
          data-zoomed={isZoomed || undefined}
          {...(isZoomed ? { role: "region", tabIndex: 0, "aria-label": labels.zoomed } : {})}
          onPointerDown={({ clientX, isPrimary, pointerType }) => {
            from.current = isPrimary && pointerType !== "mouse" && !isZoomed ? clientX : null;
          }}
          onPointerUp={lift}
          onPointerCancel={() => {
            from.current = null;
          }}
        >
          <img
            key={picture.id}
            className={css.large}
            src={picture.large}
            alt={picture.alt || count}
            width={picture.width}
            height={picture.height}
            draggable={false}
          />
        </div>
        <div className={css.bar}>
          {last > 0 && (
            <div className={css.steps}>
              <IconButton
                label={labels.previous}
                icon={<ChevronLeft />}
                aria-disabled={at === 0 || undefined}
                onClick={() => step(at - 1)}
              />
              <p className={css.count} role="status">
                {count}
              </p>
              <IconButton
                label={labels.next}
                icon={<ChevronRight />}
                aria-disabled={at === last || undefined}
                onClick={() => step(at + 1)}
              />
            </div>
          )}
          <Button
            variant="secondary"
            size="small"
            icon={isZoomed ? <ZoomOut /> : <ZoomIn />}
            onClick={() => setZoomed(!isZoomed)}
          >
            {isZoomed ? labels.zoomOut : labels.zoomIn}
          </Button>
          {renderActions?.(picture.id)}
        </div>
      </div>
    </Dialog>
  );
}
