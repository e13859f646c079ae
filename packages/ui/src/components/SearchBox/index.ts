export { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";
export { SearchBoxField, type SearchBoxFieldProps } from "./SearchBoxField.tsx";
