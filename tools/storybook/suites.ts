import type { StoryEntry, StoryIndex } from "./story-index.ts";

/** Where the runner of interactions reads the index as suites; the pages themselves are those of the build. */
export const suitesFolder = "/suites/";

/** The runner loads Storybook anew for each suite, which costs as much as ten stories; a few are needed for as many workers to end together. */
const mostInASuite = 170;

/** A screen that another story shows at its full width, or as it appears while its reading waits or fails, which all do by one piece. */
const elsewhere = /(on-a-phone|loading|offline|out-of-reach)$/;

/** What has its first story in the gate: a component, a screen, and of the machines' charts, which all are one drawing, one. */
const shownBy = ({ id, title }: StoryEntry) => (id.startsWith("machines-") ? "machines" : title);

/**
 * Ids of what the gate runs: of a component or a screen its first story and those in which something is done. How its other states look
 * is asked by the proof, as are screens on a phone, those that wait or fail to be read, and stories tagged `proof`.
 */
export function gateStories({ entries }: StoryIndex): Set<string> {
  const shown = new Set<string>();
  const chosen = Object.values(entries).filter((entry) => {
    const { id, type, tags = [] } = entry;
    if (type !== "story" || tags.includes("proof") || elsewhere.test(id)) return false;
    const isFirst = !shown.has(shownBy(entry));
    shown.add(shownBy(entry));
    return isFirst || tags.includes("play-fn");
  });
  return new Set(chosen.map(({ id }) => id));
}

/** The index with its components put together into few suites, each component whole, its stories named in full. */
export function inSuites({ v, entries }: StoryIndex): StoryIndex {
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const counts = new Map<string, number>();
  for (const { title } of stories) counts.set(title, (counts.get(title) ?? 0) + 1);
  const suiteOf = new Map<string, string>();
  let suite = 1;
  let held = 0;
  for (const [title, count] of counts) {
    if (held > 0 && held + count > mostInASuite) {
      suite += 1;
      held = 0;
    }
    held += count;
    suiteOf.set(title, `Suite ${String(suite).padStart(2, "0")}`);
  }
  return {
    v,
    entries: Object.fromEntries(
      stories.map((story) => [
        story.id,
        { ...story, title: suiteOf.get(story.title) ?? story.title, name: `${story.title} › ${story.name}` },
      ]),
    ),
  };
}
