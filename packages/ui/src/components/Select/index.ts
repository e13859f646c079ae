export { Select, type SelectProps } from "./Select.tsx";
export type { SelectEntry, SelectGroup, SelectOption } from "./select-options.ts";
