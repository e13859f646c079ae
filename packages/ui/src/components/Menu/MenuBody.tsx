import type { ReactElement, RefObject } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Menu as AriaMenu } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import type { Placement } from "../Popover/index.ts";
import type { MenuEntry } from "./entries.ts";
import * as css from "./Menu.css.ts";
import { MenuItems } from "./MenuItems.tsx";

export interface MenuBodyProps {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  placement: Placement;
  /** Where the focus goes: keys go to an item, the pointer to the menu as a whole. */
  focus: "first" | "last" | "menu";
}

/** The list of commands itself, fetched when a menu is first wanted. */
export function MenuBody(props: MenuBodyProps): ReactElement {
  const { isOpen, onClose, triggerRef, id, label, entries, placement, focus } = props;
  return (
    <I18nProvider locale="fr-FR">
      <Popover
        className={css.popover}
        trigger="MenuTrigger"
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={12}
        aria-label={label}
      >
        <AriaMenu
          id={id}
          className={css.menu}
          aria-label={label}
          autoFocus={focus === "menu" ? true : focus}
          shouldFocusWrap
          onClose={onClose}
        >
          <MenuItems entries={entries} />
        </AriaMenu>
      </Popover>
    </I18nProvider>
  );
}
