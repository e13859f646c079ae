import { PanelLeftClose, PanelLeftOpen, Search } from "lucide-react";
import type { ReactElement } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Tooltip } from "../Tooltip/index.ts";
import { PlaceGroups, type PlaceGroupsProps } from "./PlaceGroups.tsx";
import * as css from "./Rail.css.ts";

/** A button that opens a search; `keys` is its shortcut as `aria-keyshortcuts` states it, `keysLabel` as people read it. */
export interface RailSearch {
  /** Its name, which distinguishes it from the searches of pages; begins with `shortLabel`, the text that is shown. */
  label: string;
  shortLabel: string;
  keys: string;
  keysLabel: string;
  onPress: () => void;
}

export interface RailProps extends Pick<PlaceGroupsProps, "groups" | "onToggle"> {
  /** Names the navigation. */
  label: string;
  /** Icons alone. */
  isFolded: boolean;
  /** It is to be folded, or unfolded. */
  onFold: (isFolded: boolean) => void;
  /** Leads to a search over everything, above all places. */
  search?: RailSearch | undefined;
  /** Names the button that folds it. */
  foldLabel?: string | undefined;
  /** Names the button that unfolds it. */
  unfoldLabel?: string | undefined;
}

/** All places of an area beside its pages, from 980 px on: below, they are in a drawer. Who draws it keeps what is folded. */
export function Rail(props: RailProps): ReactElement {
  const { label, groups, onToggle, isFolded, onFold, search } = props;
  const { foldLabel = "Replier le menu", unfoldLabel = "Déplier le menu" } = props;
  return (
    <nav className={css.rail} aria-label={label} data-folded={isFolded || undefined} data-print="hidden">
      <div className={css.content}>
        {search && <SearchButton {...search} isFolded={isFolded} />}
        <Tooltip text={isFolded ? unfoldLabel : null} placement="end">
          <FoldButton label={isFolded ? unfoldLabel : foldLabel} isFolded={isFolded} onFold={onFold} />
        </Tooltip>
        <PlaceGroups groups={groups} onToggle={onToggle} isFolded={isFolded} />
      </div>
    </nav>
  );
}

/** A button that resembles the field that it opens. */
function SearchButton({
  label,
  shortLabel,
  keys,
  keysLabel,
  onPress,
  isFolded,
}: RailSearch & { isFolded: boolean }) {
  return (
    <Tooltip text={isFolded ? label : null} placement="end">
      <button
        type="button"
        className={css.search}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        onClick={onPress}
      >
        <Search size={20} strokeWidth={1.75} />
        {isFolded ? (
          <span className={visuallyHidden}>{label}</span>
        ) : (
          <>
            <span className={css.textBlock}>
              {shortLabel}
              <span className={visuallyHidden}>{label.slice(shortLabel.length)}</span>
            </span>
            <span aria-hidden="true">
              <kbd className={css.keys}>{keysLabel}</kbd>
            </span>
          </>
        )}
      </button>
    </Tooltip>
  );
}

type FoldButtonProps = Pick<RailProps, "label" | "isFolded" | "onFold">;

/** Its tooltip repeats its name: it is not announced a second time as a description. */
function FoldButton({ label, isFolded, onFold }: FoldButtonProps) {
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <button type="button" className={css.fold} onClick={() => onFold(!isFolded)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={isFolded ? visuallyHidden : css.textBlock}>{label}</span>
    </button>
  );
}
