import { type ReactNode, useState } from "react";
import { latePart, prefetch, useLatePart } from "../../internal/late-part.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./Gallery.css.ts";
import { type GalleryProps, galleryLabels } from "./gallery.props.ts";

/** The large pictures’ code, which comes when the first one opens. */
const viewer = latePart(async () => (await import("./GalleryViewer.tsx")).GalleryViewer);

/** Pictures of one thing, small in a row; each opens large over the page. */
export function Gallery(props: GalleryProps): ReactNode {
  const { label, pictures, onOpen, labels = galleryLabels } = props;
  const [open, setOpen] = useState<number | null>(null);
  const turn = (to: number | null) => {
    if ((to === null) !== (open === null)) onOpen?.(to !== null);
    setOpen(to);
  };
  const Viewer = useLatePart(viewer, open !== null, () => turn(null));
  const shown = open === null ? undefined : pictures[Math.min(open, pictures.length - 1)];
  return (
    <>
      <ul className={css.row} aria-label={label}>
        {pictures.map(({ id, small, alt, width, height, state }, at) => (
          <li key={id} className={css.item}>
            <button
              type="button"
              className={css.opening}
              style={{ aspectRatio: `${width} / ${height}` }}
              onPointerEnter={() => prefetch(viewer)}
              onFocus={() => prefetch(viewer)}
              onClick={() => turn(at)}
            >
              <span className={visuallyHidden}>{`${labels.open}\u00a0: `}</span>
              <img
                className={css.thumbnail}
                src={small}
                alt={alt || labels.place(at + 1, pictures.length)}
                loading="lazy"
              />
            </button>
            {state ? <div className={css.state}>{state}</div> : null}
          </li>
        ))}
      </ul>
      {Viewer && shown !== undefined && (
        <Viewer {...props} labels={labels} at={pictures.indexOf(shown)} onTurn={turn} />
      )}
    </>
  );
}
