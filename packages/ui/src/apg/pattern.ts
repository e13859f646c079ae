/**
 * A pattern of the W3C ARIA Authoring Practices and its rows, each proved by what carries its tag: a story
 * (`tags: ["apg:slider/home"]`, with a play function) or a test (`[apg:slider/home]` in its title).
 */
export interface ApgPattern {
  /** As the W3C calls it. */
  name: string;
  /** Last part of its address under https://www.w3.org/WAI/ARIA/apg/patterns/. */
  page: string;
  /** What the pattern demands, by a short name: keys first, then roles, states and properties. */
  rows: Readonly<Record<string, string>>;
  /** Optional rows that the product does without, and why. */
  without?: Readonly<Record<string, string>>;
}
