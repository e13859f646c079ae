import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Avatar } from "../Avatar/index.ts";
import * as css from "./AvatarGroup.css.ts";

/** A person of the group. */
export interface Person {
  id: string;
  name: string;
  /** Address of a square picture. */
  src?: string | undefined;
}

export interface AvatarGroupProps {
  /** Who they are together: « Participants ». */
  label: string;
  /** Who it shows, the most important first. */
  people: readonly Person[];
  /** How many are shown at most; the rest is counted. */
  max?: number | undefined;
  /** How many there are in all, when more than those given. */
  total?: number | undefined;
  /** That of each face. */
  size?: keyof typeof css.overlap | undefined;
  /** Text for those who are not shown, read in place of « +3 ». */
  restLabel?: ((count: number) => string) | undefined;
}

const others = (count: number) => (count === 1 ? "et une autre personne" : `et ${count} autres personnes`);

/** A few people side by side, the rest counted. Each is read by name. */
export function AvatarGroup(props: AvatarGroupProps): ReactNode {
  const { label, people, max = 4, total = people.length, size = "medium", restLabel = others } = props;
  const shown = people.slice(0, max);
  const rest = Math.max(total, people.length) - shown.length;
  return (
    <ul className={css.group} aria-label={label}>
      {shown.map(({ id, name, src }) => (
        <li key={id} className={`${css.person} ${css.overlap[size]}`} title={name}>
          <Avatar name={name} id={id} src={src} size={size} />
        </li>
      ))}
      {rest > 0 ? (
        <li className={`${css.person} ${css.overlap[size]}`}>
          <span className={css.rest[size]} aria-hidden="true">
            +{rest}
          </span>
          <span className={visuallyHidden}>{restLabel(rest)}</span>
        </li>
      ) : null}
    </ul>
  );
}
