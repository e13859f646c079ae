import { ChevronDown } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { AppLink } from "../../link.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Tooltip } from "../Tooltip/index.ts";
import * as css from "./Rail.css.ts";

/** A place of an area: its page, and what waits there. */
export interface RailPlace {
  href: string;
  label: string;
  icon: ReactNode;
  /** The page itself, or one that lies below it. */
  current?: "page" | "within" | undefined;
  /** What waits there: nothing is shown at 0. `label` states it as text: « 3 non lues ». */
  count?: { value: number; label: string } | undefined;
}

/** Places that belong together, at most seven. */
export interface RailGroup {
  id: string;
  title: string;
  places: readonly RailPlace[];
  isOpen?: boolean | undefined;
}

export interface PlaceGroupsProps {
  /** The groups in their order, and the places of each. */
  groups: readonly RailGroup[];
  /** Titles open and close their group; without it, all are open. */
  onToggle?: ((id: string, isOpen: boolean) => void) | undefined;
  /** Icons alone, each with its text in a tooltip; every group is open. */
  isFolded?: boolean | undefined;
}

/** The places of an area in titled groups, for a rail or a drawer. */
export function PlaceGroups({ groups, onToggle, isFolded = false }: PlaceGroupsProps): ReactElement {
  return (
    <ul className={css.groups}>
      {groups.map((group) => (
        <Group key={group.id} group={group} onToggle={onToggle} isFolded={isFolded} />
      ))}
    </ul>
  );
}

type GroupProps = Pick<PlaceGroupsProps, "onToggle"> & { group: RailGroup; isFolded: boolean };

function Group({ group: { id, title, places, isOpen = true }, onToggle, isFolded }: GroupProps) {
  const listId = useId();
  const isShown = isFolded || isOpen || onToggle === undefined;
  const heading = onToggle ? (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={() => onToggle(id, !isOpen)}
    >
      {title}
      <ChevronDown className={css.chevron} size={16} />
    </button>
  ) : (
    <span className={css.title} aria-hidden="true">
      {title}
    </span>
  );
  return (
    <li className={css.group}>
      {isFolded ? null : heading}
      <ul id={listId} aria-label={title} hidden={!isShown}>
        {places.map((place) => (
          <li key={place.href}>
            <Tooltip text={isFolded ? spokenName(place) : null} placement="end">
              <PlaceLink place={place} isFolded={isFolded} />
            </Tooltip>
          </li>
        ))}
      </ul>
    </li>
  );
}

const isWaitedFor = ({ count }: RailPlace) => count !== undefined && count.value > 0;

const spokenName = (place: RailPlace) =>
  isWaitedFor(place) ? `${place.label}, ${place.count?.label}` : place.label;

/** A tooltip repeats the name here: it is not announced a second time as a description. */
function PlaceLink({ place, isFolded }: { place: RailPlace; isFolded: boolean }): ReactElement {
  const { href, label, icon, current, count } = place;
  return (
    <AppLink href={href} className={css.place} aria-current={current === "within" ? "true" : current}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={isFolded ? visuallyHidden : css.textBlock}>{label}</span>
      {count !== undefined && isWaitedFor(place) && (
        <>
          <span className={css.count} aria-hidden="true">
            {count.value > 99 ? "99+" : count.value}
          </span>
          <span className={visuallyHidden}>{count.label}</span>
        </>
      )}
    </AppLink>
  );
}
