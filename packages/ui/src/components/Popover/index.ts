export { type Placement, Popover, type PopoverProps } from "./Popover.tsx";
export { PopoverButton, type PopoverButtonProps } from "./PopoverButton.tsx";
