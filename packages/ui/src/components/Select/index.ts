export type { SelectEntry, SelectGroup, SelectOption } from "./Options.tsx";
export { Select, type SelectProps } from "./Select.tsx";
