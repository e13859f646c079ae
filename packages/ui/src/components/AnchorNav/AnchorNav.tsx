import { type ReactElement, useEffect, useState } from "react";
import * as css from "./AnchorNav.css.ts";

export interface AnchorItem {
  /** Id of the section it leads to, on this page. */
  id: string;
  label: string;
}

export interface AnchorNavProps {
  /** In the order of the page. */
  items: readonly AnchorItem[];
  /** Heading over the links, and name of the navigation. */
  label?: string | undefined;
}

/** The contents of a long page: links to its sections, the one being read is marked. */
export function AnchorNav({ items, label = "Sur cette page" }: AnchorNavProps): ReactElement {
  const current = useSectionInSight(items);
  return (
    <nav className={css.nav} aria-label={label}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <ul>
        {items.map(({ id, label: text }) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose beginning has passed the upper third of the window; the first one above all of them. */
function useSectionInSight(items: readonly AnchorItem[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(undefined);
  const ids = items.map(({ id }) => id).join(" ");
  useEffect(() => {
    const sections = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const passed = sections.filter(
        (section) => section.getBoundingClientRect().top <= window.innerHeight / 3,
      );
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      setCurrent((isAtEnd ? sections : passed).at(-1)?.id ?? sections[0]?.id);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [ids]);
  return current;
}
