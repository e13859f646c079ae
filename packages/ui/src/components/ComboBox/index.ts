export { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";
export type { ComboBoxEntry, ComboBoxGroup, ComboBoxItem } from "./combo-entries.ts";
export type { TakenOver } from "./TakeOver.tsx";
