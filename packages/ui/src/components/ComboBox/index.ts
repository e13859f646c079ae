export { ComboBox, type ComboBoxItem, type ComboBoxProps } from "./ComboBox.tsx";
export type { ComboBoxEntry, ComboBoxGroup } from "./combo-entries.ts";
export type { TakenOver } from "./TakeOver.tsx";
