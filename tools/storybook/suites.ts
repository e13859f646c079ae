import type { StoryIndex } from "./story-index.ts";

/** Where the runner of interactions reads the index as suites; the pages themselves are those of the build. */
export const suitesFolder = "/suites/";

/** The runner loads Storybook anew for each suite, which costs as much as ten stories. */
const mostInASuite = 64;

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
