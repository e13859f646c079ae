export {
  type FieldSuggestion,
  type PastEntry,
  SuggestionField,
  type SuggestionFieldProps,
} from "./SuggestionField.tsx";
