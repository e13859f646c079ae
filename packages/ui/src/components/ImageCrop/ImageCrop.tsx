import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { text } from "../../styles/text.css.ts";
import { IconButton } from "../IconButton/index.ts";
import { type Crop, centredCrop, corners, moveCrop, pullCrop, scaleCrop } from "./crop.ts";
import * as css from "./ImageCrop.css.ts";
import { useDrag } from "./use-drag.ts";

export interface ImageCropProps {
  /** The picture that is cut: an image or a canvas, with its name for those who do not see it. */
  children: ReactNode;
  /** The part that remains, in shares of the picture’s width and height. */
  crop: Crop;
  /** Asked for at every move. */
  onChange: (crop: Crop) => void;
  /** Width to height of the part, in shares of the picture’s own; nothing where any shape is allowed. */
  ratio?: number | null | undefined;
  /** Shows the picture alone, as it was before it was cut. */
  isFrameHidden?: boolean | undefined;
  /** Where the frame is and what remains, announced after each move. */
  describe?: ((crop: Crop) => string) | undefined;
  /** Its own texts, in another wording. */
  labels?: typeof imageCropLabels;
}

const imageCropLabels = {
  frame: "Cadre",
  help: "Flèches\u00a0: déplacer le cadre. Maj et flèches\u00a0: changer sa taille. Alt en plus\u00a0: petits pas.",
  larger: "Agrandir le cadre",
  smaller: "Réduire le cadre",
};

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const pulled = { isRight: true, isBottom: true };

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;
const inShares = ({ x, y, width, height }: Crop) =>
  `Cadre de ${percent(width)} sur ${percent(height)}, à ${percent(x)} de la gauche et ${percent(y)} du haut.`;

const placeOf = ({ x, y, width, height }: Crop) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** A picture with the frame of what remains of it: moved and resized by pulling, by presses and by keys, each step announced. */
export function ImageCrop(props: ImageCropProps): ReactNode {
  const { children, crop, onChange, ratio = null, isFrameHidden = false } = props;
  const { describe = inShares, labels = imageCropLabels } = props;
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const [announcement, setAnnouncement] = useState("");

  function show(next: Crop): void {
    onChange(next);
    setAnnouncement(describe(next));
  }
  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const length = event.altKey ? 0.005 : 0.02;
    const [across, down] = [step[0] * length, step[1] * length];
    show(event.shiftKey ? pullCrop(crop, pulled, across, down, ratio) : moveCrop(crop, across, down));
  }
  /** Whoever cannot pull presses where the middle of the frame should be. */
  function pressPicture({ target, currentTarget, clientX, clientY }: MouseEvent): void {
    if (isFrameHidden || (target as Element).closest("[data-frame]") !== null) return;
    const area = currentTarget.getBoundingClientRect();
    show(centredCrop(crop, { x: (clientX - area.left) / area.width, y: (clientY - area.top) / area.height }));
  }
  const drag = useDrag(box, crop, ratio, show);
  return (
    <div className={css.whole}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what a press does here, the keys of the frame do too. */}
      <div ref={box} className={css.area} onClick={pressPicture}>
        {children}
        {!isFrameHidden && (
          <>
            <div className={css.veil}>
              <div className={css.hole} style={placeOf(crop)} />
            </div>
            <button
              type="button"
              className={css.frame}
              style={placeOf(crop)}
              aria-label={labels.frame}
              aria-describedby={help}
              data-frame
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
                data-frame
                {...drag(corner)}
              />
            ))}
          </>
        )}
      </div>
      <div className={css.below}>
        <div className={css.sizes}>
          <IconButton
            label={labels.smaller}
            icon={<Minus />}
            variant="secondary"
            isDisabled={isFrameHidden}
            onClick={() => show(scaleCrop(crop, 1 / 1.1))}
          />
          <IconButton
            label={labels.larger}
            icon={<Plus />}
            variant="secondary"
            isDisabled={isFrameHidden}
            onClick={() => show(scaleCrop(crop, 1.1))}
          />
        </div>
        <p id={help} className={`${text.soft} ${css.help}`}>
          {labels.help}
        </p>
      </div>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </div>
  );
}
