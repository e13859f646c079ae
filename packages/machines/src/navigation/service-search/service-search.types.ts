/** Something that typed text may mean. */
export interface Suggestion {
  id: string;
  label: string;
  /** What distinguishes likenesses. */
  description: string;
}

/** A search that was made on this device. */
export interface PastSearch {
  what: string;
  where: string;
}

export interface ServiceSearchInput {
  /** Letters from which suggestions make sense. */
  minLength: number;
  /** What stands in the field already. */
  typed: string;
  /** What was searched for on this device, the last one first. */
  past: readonly PastSearch[];
}

export interface ServiceSearchContext extends ServiceSearchInput {
  /** What was suggested last; it stays while more is asked for. */
  found: readonly Suggestion[];
}

export type ServiceSearchEvent =
  | { type: "text.typed"; text: string }
  /** One of the suggestions, by its label. */
  | { type: "suggestion.chosen"; label: string }
  /** The browser is connected again. */
  | { type: "connection.returned" }
  /** The search is made, from the button, by Enter or by a choice. */
  | { type: "search.sent"; search: PastSearch }
  /** « Effacer mes recherches ». */
  | { type: "past.cleared" };

/** `past.changed`: what the device stores from now on. */
export type ServiceSearchEmitted = { type: "past.changed"; past: readonly PastSearch[] };
