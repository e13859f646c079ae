export { Popover } from "./Popover.tsx";
export type { Placement, PopoverProps } from "./PopoverBody.tsx";
export { PopoverButton, type PopoverButtonProps } from "./PopoverButton.tsx";
