export { SideMenu, type SideMenuProps, type SideMenuSection } from "./SideMenu.tsx";
export { sideMenuStyle } from "./sideMenuStyle.ts";
