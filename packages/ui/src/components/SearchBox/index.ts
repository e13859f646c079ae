export { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";
export { SearchBoxField, type SearchBoxFieldProps } from "./SearchBoxField.tsx";
export { SearchBoxSelect, type SearchBoxSelectProps } from "./SearchBoxSelect.tsx";
