import { box, entry } from "./SideMenu.css.ts";

/** Classes of what a menu holds, for elements that are not ours, such as a router's links. */
export const sideMenuStyle = { entry, box } as const;
