import type { ReactElement } from "react";
import { FloatingList } from "../../internal/list/FloatingList.tsx";
import type { OpenList } from "../../internal/list/useListTrigger.ts";
import { list } from "../../styles/options.css.ts";
import type { Placement } from "../Popover/index.ts";
import type { MenuEntry } from "./entries.ts";
import { popover } from "./Menu.css.ts";
import { MenuItems } from "./MenuItems.tsx";

export interface MenuBodyProps extends OpenList {
  label: string;
  entries: readonly MenuEntry[];
  placement: Placement;
}

/** The list of commands itself, fetched when a menu is first wanted. */
export function MenuBody({ label, entries, ...open }: MenuBodyProps): ReactElement {
  return (
    <FloatingList {...open} role="menu" name={{ "aria-label": label }} panelClass={popover} listClass={list}>
      <MenuItems entries={entries} />
    </FloatingList>
  );
}
