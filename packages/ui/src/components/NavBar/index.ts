export { NavBar, type NavBarProps } from "./NavBar.tsx";
export { NavBarButton, type NavBarButtonProps } from "./NavBarButton.tsx";
export { navBarStyle } from "./navBarStyle.ts";
