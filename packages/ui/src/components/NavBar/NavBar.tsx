import type { ReactElement, ReactNode, Ref } from "react";
import { Container } from "../Container/index.ts";
import { Logo, LogoMark } from "../Logo/index.ts";
import * as css from "./NavBar.css.ts";

export interface NavBarProps {
  /** The bar, for who measures it. */
  ref?: Ref<HTMLElement> | undefined;
  /** Names the navigation. */
  label: string;
  /** Over the top of a landing page, or fixed and translucent on any other. */
  place: "landing" | "page";
  /** Lower, once the page is scrolled. */
  isShrunk: boolean;
  /** The product's name, beside its mark where there is room. */
  name: string;
  /** Much stands in the bar: narrow windows keep the mark alone. */
  isCrowded?: boolean | undefined;
  /** Draws the link home around the mark. */
  renderHome: (props: { className: string; children: ReactNode }) => ReactElement;
  /** Links, from 980 px on. */
  links?: ReactNode;
  /** What stands on the right at every width. */
  children?: ReactNode;
  /** Ways in, from 640 px on. */
  entries?: ReactNode;
  /** What opens the side menu, below 980 px. */
  menuButton?: ReactNode;
}

/** The bar on top of every page. It follows the width by itself, so that it stands right before any script has come. */
export function NavBar(props: NavBarProps): ReactElement {
  const { label, place, isShrunk, name, isCrowded, renderHome, links, children, entries, menuButton } = props;
  return (
    <header
      ref={props.ref}
      className={css.bar}
      data-print="hidden"
      data-place={place}
      data-shrunk={isShrunk || undefined}
      data-crowded={isCrowded || undefined}
    >
      <Container width="wide">
        <nav className={css.row} aria-label={label}>
          {renderHome({
            className: css.home,
            children: (
              <>
                <span className={css.fullLogo}>
                  <Logo name={name} />
                </span>
                <span className={css.markAlone}>
                  <LogoMark size="2.75rem" label={name} />
                </span>
              </>
            ),
          })}
          {links ? <div className={css.links}>{links}</div> : null}
          {entries ? <div className={css.fromTablet}>{entries}</div> : null}
          {children}
          {menuButton ? <div className={css.belowWide}>{menuButton}</div> : null}
        </nav>
      </Container>
    </header>
  );
}
