import type { Role } from "@jobami/api/http/route";
import { navBarStyle } from "@jobami/ui/NavBar";
import { NavLink } from "react-router";
import { memberBar } from "../generated/bar.ts";
import { staffBar } from "../generated/staff-menu.ts";
import { memberArea } from "../pages.ts";

/** The places of a signed-in person, in the bar on top [NAV-09 to NAV-12]. */
export function MemberLinks({ role }: { role: Role }) {
  return (
    <>
      {memberBar.map(({ path, label }) => (
        <NavLink key={path} className={navBarStyle.link} to={path} end={path === memberArea}>
          {label}
        </NavLink>
      ))}
      {staffBar
        .filter(({ audience }) => audience === role)
        .map(({ path, label, shortLabel = label }) => (
          <NavLink key={path} className={navBarStyle.link} to={path}>
            {shortLabel}
          </NavLink>
        ))}
    </>
  );
}
