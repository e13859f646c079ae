/** A part, a key or a neighbour, and one line about it. */
export type Line = readonly [name: string, about: string];

/**
 * What the page of a component states beside its stories, in `Name/Name.guide.ts`. Plain data: Storybook draws it, a
 * test holds `states` to the stories that exist. docs/components.md states how.
 */
export interface Guide {
  /** The version of this package that had it first. */
  since: string;
  /** Stable unless stated: `draft` may change with any version, `deprecated` goes with the next major one. */
  status?: "draft" | "deprecated";
  /** Every state that one can see, each the name of the story that shows it, in kebab case: `with-error`. */
  states: readonly string[];
  /** When it is the right thing, in one or two sentences. */
  use: string;
  /** What is lighter or fitter, and when: `["Select", "the choices are known and few"]`. */
  instead: readonly Line[];
  /** Its parts from the outside in; none for a component that is one thing. */
  anatomy: readonly Line[];
  /** What each key does: `["Escape", "closes the list, keeps the choice"]`; none for what takes no focus. */
  keyboard: readonly Line[];
  /** The W3C pattern it follows: the name of its file in `src/apg`. */
  apg?: string;
}
