import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "../IconButton/index.ts";
import * as css from "./CardRow.css.ts";

export interface CardRowProps {
  /** Names the list. */
  label: string;
  /** `li` elements; each is as high as the highest. */
  children: ReactNode;
  /** What stands above the cards: a heading. The buttons stand at its end. */
  head?: ReactNode;
  /** How wide a card is: 10.5 or 17 rem; a third of the row or 20 rem, a fifth or 14 rem. On a phone the next one can be seen. */
  width?: keyof typeof css.width | undefined;
  /** Names the button that goes back, for assistive tools. */
  previousLabel?: string | undefined;
  /** Names the button that goes on, for assistive tools. */
  nextLabel?: string | undefined;
}

/** What of a row lies before and after what is in sight. */
interface Hidden {
  before: boolean;
  after: boolean;
}

/** Before a browser measures it, a row is at its beginning. */
const atStart: Hidden = { before: false, after: true };

function useHidden(list: RefObject<HTMLUListElement | null>): Hidden {
  const [hidden, setHidden] = useState(atStart);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const look = () => {
      const before = row.scrollLeft > 1;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      setHidden((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(row);
    row.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      row.removeEventListener("scroll", look);
    };
  }, [list]);
  return hidden;
}

/** So much of what is in sight a press of a button moves: the last card stays to go on from. */
const share = 0.8;

/** Cards of one kind in a row that scrolls sideways: by touch, by the arrow keys, by its buttons. */
export function CardRow({
  label,
  children,
  head,
  width = "medium",
  previousLabel = "Voir ce qui précède",
  nextLabel = "Voir la suite",
}: CardRowProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const { before, after } = useHidden(list);
  const isMovable = before || after;
  const move = (sign: 1 | -1) => list.current?.scrollBy({ left: sign * share * list.current.clientWidth });
  return (
    <div className={css.row}>
      <div className={css.top}>
        {head}
        {isMovable && (
          <div className={css.buttons}>
            <IconButton
              variant="secondary"
              label={`${previousLabel}\u00a0: ${label}`}
              icon={<ArrowLeft size={20} strokeWidth={1.75} />}
              aria-disabled={!before}
              onClick={() => move(-1)}
            />
            <IconButton
              variant="secondary"
              label={`${nextLabel}\u00a0: ${label}`}
              icon={<ArrowRight size={20} strokeWidth={1.75} />}
              aria-disabled={!after}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={list}
        className={`${css.list} ${css.width[width]}`}
        aria-label={label}
        tabIndex={isMovable ? 0 : undefined}
      >
        {children}
      </ul>
    </div>
  );
}
