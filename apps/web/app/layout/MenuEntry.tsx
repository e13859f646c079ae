import { sideMenuStyle } from "@jobami/ui/SideMenu";
import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";
import type { PageEntry, PageIcon } from "../pages.ts";

interface MenuEntryProps {
  page: PageEntry;
  /** Those of the menu: whoever opens another does not fetch them. */
  icons: Partial<Record<PageIcon, LucideIcon>>;
}

/** A page in a menu, with its icon. */
export function MenuEntry({ page: { path, label, icon }, icons }: MenuEntryProps) {
  const Icon = icon && icons[icon];
  return (
    <NavLink className={sideMenuStyle.entry} to={path}>
      {Icon && <Icon aria-hidden="true" />} {label}
    </NavLink>
  );
}
