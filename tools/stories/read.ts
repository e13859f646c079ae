import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";

const root = join(import.meta.dirname, "../..");
const places = [
  "packages/ui/src/**/*.stories.tsx",
  "apps/web/app/**/*.stories.tsx",
  ".storybook/machines/**/*.stories.tsx",
];

/** A story as its source declares it, without running it. */
export interface DeclaredStory {
  /** Path from the root of the repository. */
  file: string;
  /** As in the address: `ui-button--pending`. */
  id: string;
  /** As in the sidebar: `ui/Button`. */
  title: string;
  /** The second half of the id: `pending`. */
  name: string;
  tags: readonly string[];
  hasPlay: boolean;
}

function storiesOf(file: string, source: string): DeclaredStory[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  const title = csf.meta.title ?? file;
  return csf.stories.map(({ id, tags, __stats }) => ({
    file,
    id,
    title,
    name: id.slice(id.indexOf("--") + 2),
    tags: [...(csf.meta.tags ?? []), ...(tags ?? [])],
    hasPlay: Boolean(__stats.play),
  }));
}

/** Every story there is, or of the given files. */
export function readStories(files: readonly string[] = globSync(places, { cwd: root })): DeclaredStory[] {
  return [...files].sort().flatMap((file) => storiesOf(file, readFileSync(join(root, file), "utf8")));
}
