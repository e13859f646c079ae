import { type ReactElement, type ReactNode, useId } from "react";
import { Drawer } from "../Drawer/index.ts";
import * as css from "./SideMenu.css.ts";

export interface SideMenuSection {
  title: string;
  /** Links and commands, with the class of `sideMenuStyle.entry`. */
  entries: ReactNode;
}

export interface SideMenuProps {
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean;
  /** Asked for by Esc, the close button or a press outside. */
  onClose: () => void;
  /** Heading of the menu. */
  title: string;
  /** At most three or four; an empty one is left out by who gives them. */
  sections: readonly SideMenuSection[];
  /** Names the close button for assistive tools. */
  closeLabel?: string | undefined;
}

/** The menu of narrow screens: slides in from the right, in titled sections. */
export function SideMenu({
  isOpen,
  onClose,
  title,
  sections,
  closeLabel = "Fermer le menu",
}: SideMenuProps): ReactElement {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={title} side="end" closeLabel={closeLabel}>
      <div className={css.sections}>
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
      </div>
    </Drawer>
  );
}

function Section({ title, entries }: SideMenuSection): ReactElement {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {entries}
    </section>
  );
}
