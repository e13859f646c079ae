import { ChevronDown } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonStyle } from "../Button/index.ts";
import * as css from "./ShowMore.css.ts";

export interface ShowMoreProps<Item> {
  /** All that can be shown, the most important first. */
  items: readonly Item[];
  /** What tells an item from all others. */
  itemKey: (item: Item) => string;
  /** Draws one item inside its list item. */
  children: (item: Item) => ReactNode;
  /** How many are shown at first. */
  initialCount?: number | undefined;
  /** Whether all are shown at first. */
  isDefaultExpanded?: boolean | undefined;
  /** Text of the button; it is given how many are hidden. */
  moreLabel?: ((hidden: number) => string) | undefined;
  /** Text of the button that shows fewer again. */
  lessLabel?: string | undefined;
}

const afficher = (hidden: number) =>
  hidden === 1 ? "Afficher le suivant" : `Afficher les ${hidden} suivants`;

/**
 * The first few of a list that is all there, and the rest on demand: the focus goes to the first that appears. What is
 * fetched in parts is a Pagination.
 */
export function ShowMore<Item>(props: ShowMoreProps<Item>): ReactElement {
  const { items, itemKey, children, initialCount = 5, isDefaultExpanded = false } = props;
  const { moreLabel = afficher, lessLabel = "Afficher moins" } = props;
  const id = useId();
  const [isExpanded, setExpanded] = useState(isDefaultExpanded);
  const firstRevealed = useRef<HTMLLIElement>(null);
  const hasBeenPressed = useRef(false);
  useEffect(() => {
    if (isExpanded && hasBeenPressed.current) firstRevealed.current?.focus();
  }, [isExpanded]);
  const toggle = () => {
    hasBeenPressed.current = true;
    setExpanded(!isExpanded);
  };
  const hidden = items.length - initialCount;
  return (
    <div className={css.box}>
      <ul id={id} className={css.list}>
        {(isExpanded ? items : items.slice(0, initialCount)).map((item, index) => (
          <li
            key={itemKey(item)}
            ref={index === initialCount ? firstRevealed : undefined}
            tabIndex={index === initialCount ? -1 : undefined}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className={buttonStyle({ variant: "ghost" })}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={toggle}
        >
          {isExpanded ? lessLabel : moreLabel(hidden)}
          <ChevronDown className={css.chevron} />
        </button>
      ) : null}
    </div>
  );
}
