/** A story that one law cannot hold for, and why: the only way to weaken axe or pictures, at most five in the house. */
export interface Exception {
  /** Story id, as in the address. */
  story: string;
  /** An axe rule that is not run, or `picture` when no picture is taken. */
  law: "picture" | `axe:${string}`;
  reason: string;
}

/** No more than this; the sixth means that the law or the story must change. */
export const mostExceptions = 5;

/** Every exception of the house. */
export const exceptions: readonly Exception[] = [
  {
    story: "web-shell--guard-refusing",
    law: "picture",
    reason: "It counts seconds down, so no two moments look alike; its story asserts the words.",
  },
  {
    story: "web-commandes-vocales--denied",
    law: "picture",
    reason: "The browser rounds the shadow of its bubble in more than one way; its story asserts the words.",
  },
];

/** Axe rules that are not run for a story. */
export function exemptRules(story: string, list: readonly Exception[] = exceptions): string[] {
  return list
    .filter((entry) => entry.story === story && entry.law.startsWith("axe:"))
    .map(({ law }) => law.slice("axe:".length));
}

/** Stories that have no picture. */
export function exemptFromPictures(list: readonly Exception[] = exceptions): Set<string> {
  return new Set(list.filter(({ law }) => law === "picture").map(({ story }) => story));
}
