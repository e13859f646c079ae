export type { MenuCommand, MenuEntry, MenuGroup } from "./entries.ts";
export { MenuButton, type MenuButtonProps } from "./Menu.tsx";
