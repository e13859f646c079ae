import { type PointerEvent, type RefObject, useRef } from "react";
import { type Corner, type Crop, moveCrop, pullCrop } from "./crop.ts";

/** Pulls the frame (`null`), or a corner of it, by finger or mouse over a box. */
export function useDrag(
  box: RefObject<HTMLElement | null>,
  crop: Crop,
  ratio: number | null,
  onChange: (crop: Crop) => void,
) {
  const start = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const end = () => {
    start.current = null;
  };
  return (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: (event: PointerEvent) => {
      const area = box.current?.getBoundingClientRect();
      if (start.current === null || area === undefined) return;
      const across = (event.clientX - start.current.x) / area.width;
      const down = (event.clientY - start.current.y) / area.height;
      const from = start.current.crop;
      onChange(corner === null ? moveCrop(from, across, down) : pullCrop(from, corner, across, down, ratio));
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
