export { createSuggestionMachine, type SuggestionMachine } from "./suggestion.machine.ts";
export type {
  SuggestionCall,
  SuggestionEmitted,
  SuggestionEvent,
  SuggestionInput,
  SuggestionProblem,
} from "./suggestion.types.ts";
export { type SuggestionView, suggestionView } from "./suggestion.view.ts";
