export { SuggestionField, type SuggestionFieldProps } from "./SuggestionField.tsx";
export type { FieldSuggestion, PastEntry } from "./suggestion-entries.ts";
