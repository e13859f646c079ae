export { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";
export { SearchBoxField, type SearchBoxFieldProps } from "./SearchBoxField.tsx";
export { SearchBoxFold, type SearchBoxFoldProps } from "./SearchBoxFold.tsx";
export { SearchBoxSelect, type SearchBoxSelectProps } from "./SearchBoxSelect.tsx";
