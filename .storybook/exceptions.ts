/** A story that one check cannot hold for, and why: the only way to weaken axe or pictures, at most five in all. */
export interface Exception {
  /** Story id, as in the address. */
  story: string;
  /** An axe rule that is not run, or `picture` when no picture is taken. */
  check: "picture" | `axe:${string}`;
  reason: string;
}

/** No more than this; the sixth means that the check or the story must change. */
export const mostExceptions = 5;

/** Every exception. */
export const exceptions: readonly Exception[] = [
  {
    story: "web-shell--guard-refusing",
    check: "picture",
    reason: "It counts seconds down, so no two moments look alike; its story asserts the text.",
  },
  {
    story: "web-commandes-vocales--denied",
    check: "picture",
    reason: "The browser rounds the shadow of its bubble in more than one way; its story asserts the text.",
  },
  {
    story: "patterns-datalist--thousands",
    check: "picture",
    reason: "Five thousand rows are higher than any picture; its story asserts which of them are there.",
  },
];

/** Axe rules that are not run for a story. */
export function exemptRules(story: string, list: readonly Exception[] = exceptions): string[] {
  return list
    .filter((entry) => entry.story === story && entry.check.startsWith("axe:"))
    .map(({ check }) => check.slice("axe:".length));
}

/** Stories that have no picture. */
export function exemptFromPictures(list: readonly Exception[] = exceptions): Set<string> {
  return new Set(list.filter(({ check }) => check === "picture").map(({ story }) => story));
}
