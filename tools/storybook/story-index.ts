import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One page of Storybook: a story, or a page of text (`docs`). */
export interface StoryEntry {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

/** What a built Storybook holds about its pages, by their ids. */
export interface StoryIndex {
  v: number;
  entries: Record<string, StoryEntry>;
}

/** The static build, where every browser run finds it. */
export const builtStorybook = join(import.meta.dirname, "../../storybook-static");

/** The index of a static build. */
export function readStoryIndex(build = builtStorybook): StoryIndex {
  return JSON.parse(readFileSync(join(build, "index.json"), "utf8")) as StoryIndex;
}
