import type { ReactElement, ReactNode, Ref } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./BottomBar.css.ts";

export interface BottomBarItem {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  isCurrent?: boolean | undefined;
  /** The one command of the bar, in its middle. */
  isMain?: boolean | undefined;
  /** What waits there: not shown at 0. `label` states it as text: « 3 messages non lus ». */
  badge?: { count: number; label: string } | undefined;
}

/** What the bar gives to the link that it has drawn. */
export interface BottomBarLink {
  href: string;
  className: string;
  "aria-current": "page" | undefined;
  children: ReactNode;
}

export interface BottomBarProps {
  /** What covers the bottom of the window. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Names the navigation. */
  label: string;
  /** Three to six; null keeps the room of one that is not known yet. */
  items: readonly (BottomBarItem | null)[];
  /** A control before the first item: the microphone. */
  first?: ReactNode;
  /** Out of sight, at hand for the keyboard. */
  isTucked: boolean;
  /** The keyboard came into the bar: it must be seen. */
  onFocus?: (() => void) | undefined;
  /** Draws a link; the router's own in the product. */
  renderLink?: ((props: BottomBarLink) => ReactElement) | undefined;
}

function plainLink({ children, ...props }: BottomBarLink): ReactElement {
  return <a {...props}>{children}</a>;
}

/** The few places that a thumb reaches, over the bottom of the page, on wide windows where it is put: 280 to 420 px wide. Three to six items, each with its word. */
export function BottomBar({
  ref,
  label,
  items,
  first,
  isTucked,
  onFocus,
  renderLink = plainLink,
}: BottomBarProps): ReactElement {
  return (
    <div ref={ref} className={css.place}>
      <nav className={css.bar} aria-label={label} data-tucked={isTucked || undefined} onFocus={onFocus}>
        <ul className={css.list}>
          {first ? <li className={css.cell}>{first}</li> : null}
          {items.map((item) =>
            item === null ? (
              <li key="room" className={css.cell} aria-hidden="true" />
            ) : (
              <li key={item.id} className={css.cell}>
                {renderLink({
                  href: item.href,
                  className: item.isMain ? css.main : css.item,
                  "aria-current": item.isCurrent ? "page" : undefined,
                  children: <Content {...item} />,
                })}
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}

function Content({ label, icon, badge }: BottomBarItem): ReactElement {
  const isWaiting = badge !== undefined && badge.count > 0;
  return (
    <>
      <span className={css.icon} aria-hidden="true">
        {icon}
        {isWaiting && <span className={css.badge}>{badge.count > 99 ? "99+" : badge.count}</span>}
      </span>
      <span className={css.word}>{label}</span>
      {isWaiting && <span className={visuallyHidden}>{`, ${badge.label}`}</span>}
    </>
  );
}
