import { type ReactElement, useState } from "react";
import * as css from "./Avatar.css.ts";
import { initialsOf, tintOf } from "./initials.ts";

export interface AvatarProps {
  /** Whole name; gives the initials. */
  name: string;
  /** Whose: their tint follows it, whatever they are called; the name where it is not known. */
  id?: string | undefined;
  /** Address of a square picture; initials show without one. */
  src?: string | undefined;
  /** `small` in lines, `medium` in rows, `large` in cards, `huge` at the head of a profile. */
  size?: keyof typeof css.size | undefined;
  /** Set where the name is written beside it, so that it is not read twice. */
  isDecorative?: boolean | undefined;
}

/** The picture of an address, or the initials once it is known that it cannot be loaded. */
function Face({ src, initials }: { src: string; initials: string }): ReactElement | string {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return initials;
  return (
    <img
      // A picture that failed before hydration reports it to no one.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      className={css.picture}
      src={src}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      onError={() => setBroken(src)}
    />
  );
}

/** A person as a picture, or as initials on a tint that stays theirs. */
export function Avatar({
  name,
  id = name,
  src,
  size = "medium",
  isDecorative = false,
}: AvatarProps): ReactElement {
  const className = `${css.avatar} ${css.size[size]} ${css.tints[tintOf(id)]}`;
  const initials = initialsOf(name);
  const content = src ? <Face src={src} initials={initials} /> : initials;
  if (isDecorative) {
    return (
      <span className={className} aria-hidden="true">
        {content}
      </span>
    );
  }
  return (
    <span className={className} role="img" aria-label={name}>
      {content}
    </span>
  );
}
