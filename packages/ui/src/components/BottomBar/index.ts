export { BottomBar, type BottomBarItem, type BottomBarLink, type BottomBarProps } from "./BottomBar.tsx";
