export {
  createServiceSearchMachine,
  type ServiceSearchMachine,
  suggestAfterMs,
} from "./service-search.machine.ts";
export { rememberedSearches } from "./service-search.past.ts";
export type { PastSearch, ServiceSearchEvent, Suggestion } from "./service-search.types.ts";
export { type ServiceSearchView, serviceSearchView } from "./service-search.view.ts";
