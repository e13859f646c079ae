import { type Crop, ImageCrop } from "@jobami/ui/ImageCrop";
import { useEffect, useRef } from "react";
import { copy, frameText } from "./copy.ts";
import { drawWhole, longestSide } from "./draw.ts";
import { finalSize, noEdits, type PhotoEdits, shareOf, turnedSize } from "./edits.ts";
import * as css from "./photo-editor.css.ts";

/** The longest side of what is shown, in pixels. */
const shownSide = 1200;

interface CropCanvasProps {
  picture: HTMLImageElement;
  edits: PhotoEdits;
  /** Shows the picture as it came, without a frame. */
  isBefore: boolean;
  onCrop: (crop: Crop) => void;
}

/** The picture as it is edited, with the frame of what remains; where the frame is, is announced in pixels. */
export function CropCanvas({ picture, edits, isBefore, onCrop }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  // The frame moves over the picture: what is drawn does not depend on it.
  const drawn = JSON.stringify({ ...(isBefore ? noEdits : edits), crop: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when what is drawn changes.
  useEffect(() => {
    if (canvas.current !== null) drawWhole(canvas.current, picture, isBefore ? noEdits : edits, shownSide);
  }, [picture, drawn]);
  return (
    <ImageCrop
      crop={edits.crop}
      onChange={onCrop}
      ratio={shareOf(edits.ratio, turnedSize(natural, edits))}
      isFrameHidden={isBefore}
      describe={(crop) => frameText(crop, finalSize(natural, { ...edits, crop }, longestSide))}
    >
      <canvas ref={canvas} className={css.picture} role="img" aria-label={copy.shown} />
    </ImageCrop>
  );
}
