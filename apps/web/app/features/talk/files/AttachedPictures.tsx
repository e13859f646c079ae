import type { StoredFile } from "@jobami/api/files/contract";
import type { Picture } from "@jobami/api/files/routes";
import { displayText } from "@jobami/api/http/display-text";
import { Inline } from "@jobami/ui/layout/Inline";
import * as css from "./attached-pictures.css.ts";
import { pictureLabel, viewLabel } from "./copy.ts";

interface PictureProps {
  file: StoredFile;
  picture: Picture;
  look?: "large" | "small";
}

/** A picture that opens large in a tab of its own. */
export function OpeningPicture({ file, picture, look = "large" }: PictureProps) {
  return (
    <a className={css.opens} href={picture.large} target="_blank" rel="noreferrer">
      <img
        className={look === "large" ? css.large : css.small}
        src={picture.medium}
        alt={pictureLabel(displayText(file.name))}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        loading="lazy"
      />
    </a>
  );
}

interface AttachedPicturesProps {
  files: readonly StoredFile[];
  /** Opens a picture over the page; without it, it opens in a tab of its own. */
  onOpen?: ((file: StoredFile) => void) | undefined;
}

/** The pictures among files, small, in rows; nothing where there are none. */
export function AttachedPictures({ files, onOpen }: AttachedPicturesProps) {
  if (files.every(({ picture }) => picture === null)) return null;
  return (
    <Inline as="ul" gap={2}>
      {files.map(
        (file) =>
          file.picture !== null && (
            <li key={file.id}>
              {onOpen === undefined ? (
                <OpeningPicture file={file} picture={file.picture} look="small" />
              ) : (
                <button type="button" className={css.opens} onClick={() => onOpen(file)}>
                  <img
                    className={css.small}
                    src={file.picture.medium}
                    alt={viewLabel(displayText(file.name))}
                    loading="lazy"
                  />
                </button>
              )}
            </li>
          ),
      )}
    </Inline>
  );
}
