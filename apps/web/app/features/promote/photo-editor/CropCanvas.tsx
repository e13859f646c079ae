import { Stack } from "@jobami/ui/layout/Stack";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { copy, frameText } from "./copy.ts";
import { drawWhole, longestSide } from "./draw.ts";
import {
  type Corner,
  type Crop,
  corners,
  finalSize,
  moveCrop,
  noEdits,
  type PhotoEdits,
  pullCrop,
  shareOf,
  turnedSize,
} from "./edits.ts";
import * as css from "./photo-editor.css.ts";

/** The longest side of what is shown, in pixels. */
const shownSide = 1200;
const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const placeOf = ({ x, y, width, height }: Crop) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

interface CropCanvasProps {
  picture: HTMLImageElement;
  edits: PhotoEdits;
  /** Shows the picture as it came, without a frame. */
  isBefore: boolean;
  onCrop: (crop: Crop) => void;
}

/** The picture with the frame of what remains: moved and resized by pointer and by keys, each step announced. */
export function CropCanvas({ picture, edits, isBefore, onCrop }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const help = useId();
  const [announcement, setAnnouncement] = useState("");
  const { crop } = edits;
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const share = shareOf(edits.ratio, turnedSize(natural, edits));
  // The frame moves over the picture: what is drawn does not depend on it.
  const drawn = JSON.stringify({ ...(isBefore ? noEdits : edits), crop: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when what is drawn changes.
  useEffect(() => {
    if (canvas.current !== null) drawWhole(canvas.current, picture, isBefore ? noEdits : edits, shownSide);
  }, [picture, drawn]);

  function show(next: Crop): void {
    onCrop(next);
    setAnnouncement(frameText(next, finalSize(natural, { ...edits, crop: next }, longestSide)));
  }
  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const length = event.altKey ? 0.005 : 0.02;
    const [across, down] = [step[0] * length, step[1] * length];
    const corner = { isRight: true, isBottom: true };
    show(event.shiftKey ? pullCrop(crop, corner, across, down, share) : moveCrop(crop, across, down));
  }
  const drag = useDrag(canvas, crop, share, show);
  return (
    <Stack gap={2}>
      <div className={css.canvasFrame}>
        <canvas ref={canvas} className={css.picture} role="img" aria-label={copy.shown} />
        {!isBefore && (
          <>
            <div className={css.veil}>
              <div className={css.cropFrame} style={placeOf(crop)} />
            </div>
            <button
              type="button"
              className={css.frame}
              style={placeOf(crop)}
              aria-label={copy.frame}
              aria-describedby={help}
              onKeyDown={press}
              {...drag(null)}
            />
            {corners.map((corner) => (
              <span
                key={`${corner.isRight} ${corner.isBottom}`}
                className={corner.isRight === corner.isBottom ? css.corner : css.otherCorner}
                style={{
                  left: `${(crop.x + (corner.isRight ? crop.width : 0)) * 100}%`,
                  top: `${(crop.y + (corner.isBottom ? crop.height : 0)) * 100}%`,
                }}
                aria-hidden="true"
                {...drag(corner)}
              />
            ))}
          </>
        )}
      </div>
      <p id={help} className={text.soft}>
        {copy.frameHelp}
      </p>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </Stack>
  );
}

/** Pulls the frame, or a corner of it, by finger or mouse. */
function useDrag(
  canvas: { current: HTMLCanvasElement | null },
  crop: Crop,
  share: number | null,
  onCrop: (crop: Crop) => void,
) {
  const start = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  return (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: (event: PointerEvent) => {
      const box = canvas.current?.getBoundingClientRect();
      if (start.current === null || box === undefined) return;
      const across = (event.clientX - start.current.x) / box.width;
      const down = (event.clientY - start.current.y) / box.height;
      const from = start.current.crop;
      onCrop(corner === null ? moveCrop(from, across, down) : pullCrop(from, corner, across, down, share));
    },
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  });
}
